import type { CommerceModule } from '#module';
import { giftCardsChanges, giftCardsDeskResolvers } from './desk/resolvers.ts';
import { createGiftCardsAdmin, type GiftCardsAdmin } from './gift-cards-admin.ts';
import { type GiftCardRefusals, giftCardRefusals } from './refusals.ts';
import type { GiftCardTables } from './tables.ts';

export const giftCardsModule: CommerceModule<{
  tables: GiftCardTables;
  refusals: GiftCardRefusals;
  admin: { readonly giftCards: GiftCardsAdmin };
}> = {
  name: 'gift-cards',
  uses: [],
  migrations: [{ module: 'gift-cards', folder: new URL('./migrations/', import.meta.url) }],
  refusals: giftCardRefusals,
  desk: [
    {
      file: new URL('./desk/gift-cards.graphql', import.meta.url),
      resolvers: giftCardsDeskResolvers,
      changes: giftCardsChanges,
    },
  ],
  open: ({ database, clock }) => ({ admin: { giftCards: createGiftCardsAdmin(database, clock) } }),
};
