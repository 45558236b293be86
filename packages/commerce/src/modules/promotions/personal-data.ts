import type { PersonalData } from '#module';

export const promotionsPersonalData: PersonalData = {
  tables: {
    coupon_use: 'Which coupon was used stands with the order; the row goes when its buyer is erased.',
  },
};
