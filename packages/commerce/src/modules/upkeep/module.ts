import type { CommerceModule } from '#module';
import { upkeepChanges, upkeepDeskResolvers } from './desk/resolvers.ts';
import { createUpkeepAdmin, type UpkeepAdmin, type UpkeepOptions } from './upkeep-admin.ts';

export const upkeepModule: CommerceModule<{
  options: UpkeepOptions;
  admin: { readonly upkeep: UpkeepAdmin };
}> = {
  name: 'upkeep',
  uses: ['checkout', 'notifications'],
  desk: [
    {
      file: new URL('./desk/upkeep.graphql', import.meta.url),
      resolvers: upkeepDeskResolvers,
      changes: upkeepChanges,
    },
  ],
  open: (shop) => ({ admin: { upkeep: createUpkeepAdmin(shop, shop) } }),
};
