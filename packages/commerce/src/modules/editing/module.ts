import type { CommerceModule } from '#module';
import type { ContentPlace } from './content-client.ts';
import { messagesChanges, messagesDeskResolvers } from './desk/messages-resolvers.ts';
import { editingChanges, editingDeskResolvers } from './desk/resolvers.ts';
import { createEditingAdmin, type EditingAdmin } from './editing-admin.ts';
import type { MessageCatalogue } from './messages/catalogue.ts';
import { createMessagesAdmin, type MessagesAdmin } from './messages/messages-admin.ts';
import type { EditingJobs } from './plans.ts';
import type { EditingTables } from './tables.ts';

export const editingModule: CommerceModule<{
  options: {
    /** Without it nothing is edited at the desk. */
    readonly contentPlace?: ContentPlace;
    /** The texts of the shop's own screens; without it none of them is changed at the desk. */
    readonly messageCatalogue?: MessageCatalogue;
  };
  tables: EditingTables;
  jobs: EditingJobs;
  admin: { readonly editing: EditingAdmin; readonly messages: MessagesAdmin };
}> = {
  name: 'editing',
  uses: ['goods'],
  migrations: [{ module: 'editing', folder: new URL('./migrations/', import.meta.url) }],
  desk: [
    {
      file: new URL('./desk/editing.graphql', import.meta.url),
      resolvers: editingDeskResolvers,
      changes: editingChanges,
    },
    {
      file: new URL('./desk/messages.graphql', import.meta.url),
      resolvers: messagesDeskResolvers,
      changes: messagesChanges,
    },
  ],
  open(shop) {
    const editing = createEditingAdmin(shop, shop.contentPlace);
    return {
      admin: { editing, messages: createMessagesAdmin(shop.contentPlace, shop.messageCatalogue) },
      jobs: {
        'editing.publish-planned': ({ planId }) => editing.doPlanned(planId),
        'editing.unpublish-planned': ({ planId }) => editing.doPlanned(planId),
      },
    };
  },
};
