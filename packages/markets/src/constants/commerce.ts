/** Specification 9. */
export const passwordMinimumLength = 8;

/** Specification 9: free pickup at the warehouse. */
export const warehousePickup = { country: 'NL', workingDaysUntilReady: 1, isFree: true } as const;

/** Specification 9: when somebody answers, on working days, in the time of the shop. Messages are e-mail, Messenger, WhatsApp. */
export const supportHours = {
  messages: { from: '08:30', to: '16:30' },
  phone: { from: '09:00', to: '16:00' },
} as const;

/** Specification 9: lengths are metres; feet are an approximation. */
export const centimetresPerFoot = 30.48;

/** Specification 1: the claims that texts may make. */
export const marketingClaims = { cordVariants: 2_000, uniqueRopes: 3_500, customers: 250_000 } as const;
