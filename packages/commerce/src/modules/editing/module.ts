import type { CommerceModule } from '#module';
import type { ContentPlace } from './content-client.ts';
import { editingChanges, editingDeskResolvers } from './desk/resolvers.ts';
import { createEditingAdmin, type EditingAdmin } from './editing-admin.ts';

export const editingModule: CommerceModule<{
  options: {
    /** Without it nothing is edited at the desk. */
    readonly contentPlace?: ContentPlace;
  };
  admin: { readonly editing: EditingAdmin };
}> = {
  name: 'editing',
  uses: ['goods'],
  desk: [
    {
      file: new URL('./desk/editing.graphql', import.meta.url),
      resolvers: editingDeskResolvers,
      changes: editingChanges,
    },
  ],
  open: ({ database, contentPlace }) => ({ admin: { editing: createEditingAdmin(database, contentPlace) } }),
};
