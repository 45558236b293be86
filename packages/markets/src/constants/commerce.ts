import { type Money, money } from '@bowline/kit';

/** Specification 9. */
export const passwordMinimumLength = 8;

/** Specification 9: above this goods value excluding VAT, import VAT is payable to the carrier in the UK. */
export const ukVatWarningLimit: Money = money(135_00, 'GBP');

export type SupportChannel = 'email' | 'messenger' | 'whatsapp' | 'phone';

/** Specification 9: working days, in the time of the shop's own country. */
export const supportHours: Readonly<Record<SupportChannel, { readonly from: string; readonly to: string }>> =
  {
    email: { from: '08:30', to: '16:30' },
    messenger: { from: '08:30', to: '16:30' },
    whatsapp: { from: '08:30', to: '16:30' },
    phone: { from: '09:00', to: '16:00' },
  };

/** Specification 9: free pickup at the warehouse. */
export const warehousePickup = { country: 'NL', workingDaysUntilReady: 1, isFree: true } as const;

/** Specification 9: lengths are metres; feet are an approximation. */
export const centimetresPerFoot = 30.48;

/** Specification 1: the claims that texts may make. */
export const marketingClaims = { cordVariants: 2_000, uniqueRopes: 3_500, customers: 250_000 } as const;
