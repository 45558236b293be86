/** Decision D12: what visitors may allow besides what the shop cannot work without. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Raised when the purposes, or who serves them, change: everybody is asked again. */
export const consentVersion = 1;

/** A decision is good for twelve months. */
export const consentDays = 365;

/** What consent mode calls the purposes (decision D11: all four denied until somebody allows them). */
export const consentSignals = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;
