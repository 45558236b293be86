import type { CommerceModule } from '#module';
import { type CouponsAdmin, createCouponsAdmin } from './coupons-admin.ts';
import { couponsChanges, couponsDeskResolvers } from './desk/resolvers.ts';
import { promotionsPersonalData } from './personal-data.ts';
import { type PromotionsRefusals, promotionsRefusals } from './refusals.ts';
import type { PromotionsTables } from './tables.ts';

export const promotionsModule: CommerceModule<{
  tables: PromotionsTables;
  refusals: PromotionsRefusals;
  admin: { readonly coupons: CouponsAdmin };
}> = {
  name: 'promotions',
  uses: ['stores', 'pricing'],
  personalData: promotionsPersonalData,
  migrations: [{ module: 'promotions', folder: new URL('./migrations/', import.meta.url) }],
  refusals: promotionsRefusals,
  desk: [
    {
      file: new URL('./desk/coupons.graphql', import.meta.url),
      resolvers: couponsDeskResolvers,
      changes: couponsChanges,
    },
  ],
  open: ({ database }) => ({ admin: { coupons: createCouponsAdmin(database) } }),
};
