import type { CommerceModule } from '#module';
import { promotionsPersonalData } from './personal-data.ts';
import { type PromotionsRefusals, promotionsRefusals } from './refusals.ts';
import type { PromotionsTables } from './tables.ts';

export const promotionsModule: CommerceModule<{
  tables: PromotionsTables;
  refusals: PromotionsRefusals;
}> = {
  name: 'promotions',
  uses: ['pricing'],
  personalData: promotionsPersonalData,
  migrations: [{ module: 'promotions', folder: new URL('./migrations/', import.meta.url) }],
  refusals: promotionsRefusals,
};
