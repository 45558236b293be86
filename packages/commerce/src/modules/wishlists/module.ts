import type { CommerceModule } from '#module';
import type { WishlistsContext } from './model.ts';
import { wishlistsPersonalData } from './personal-data.ts';
import { type WishlistsRefusals, wishlistsRefusals } from './refusals.ts';
import { wishlistsResolvers } from './resolvers.ts';
import type { WishlistsTables } from './tables.ts';

export const wishlistsModule: CommerceModule<{
  tables: WishlistsTables;
  refusals: WishlistsRefusals;
  context: Pick<WishlistsContext, 'wishlists'>;
}> = {
  name: 'wishlists',
  uses: ['stores', 'customers', 'catalog', 'cart'],
  personalData: wishlistsPersonalData,
  migrations: [{ module: 'wishlists', folder: new URL('./migrations/', import.meta.url) }],
  refusals: wishlistsRefusals,
  graphql: [{ file: new URL('./wishlists.graphql', import.meta.url), resolvers: wishlistsResolvers }],
  open({ database }) {
    return { context: (_, reading) => ({ wishlists: { database, reading } }) };
  },
};
