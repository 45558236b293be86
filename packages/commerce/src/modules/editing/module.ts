import type { CommerceModule } from '#module';
import type { ContentPlace } from './content-client.ts';
import { editingChanges, editingDeskResolvers } from './desk/resolvers.ts';
import { createEditingAdmin, type EditingAdmin } from './editing-admin.ts';
import type { EditingJobs } from './plans.ts';
import type { EditingTables } from './tables.ts';

export const editingModule: CommerceModule<{
  options: {
    /** Without it nothing is edited at the desk. */
    readonly contentPlace?: ContentPlace;
  };
  tables: EditingTables;
  jobs: EditingJobs;
  admin: { readonly editing: EditingAdmin };
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
  ],
  open(shop) {
    const editing = createEditingAdmin(shop, shop.contentPlace);
    return {
      admin: { editing },
      jobs: { 'editing.publish-planned': ({ planId }) => editing.publishPlanned(planId) },
    };
  },
};
