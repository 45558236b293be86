import type { CommerceModule } from '#module';
import { type GiftCardRefusals, giftCardRefusals } from './refusals.ts';
import type { GiftCardTables } from './tables.ts';

export const giftCardsModule: CommerceModule<{
  tables: GiftCardTables;
  refusals: GiftCardRefusals;
}> = {
  name: 'gift-cards',
  uses: [],
  migrations: [{ module: 'gift-cards', folder: new URL('./migrations/', import.meta.url) }],
  refusals: giftCardRefusals,
};
