export const accountNews = [
  'accountErased',
  'addressDeleted',
  'addressSaved',
  'confirmFirst',
  'confirmed',
  'copyAsked',
  'detailsSaved',
  'emailSaved',
  'letterSent',
  'newsletterAsked',
  'newsletterJoined',
  'newsletterLeft',
  'orderCanceled',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRenamed',
  'passwordSaved',
  'reviewSaved',
  'reviewWithdrawn',
  'sessionEnded',
  'signedOut',
  'welcome',
] as const;

export type News = (typeof accountNews)[number];

/** Tells the page after a redirect what was done, so that reloading does not do it again. */
export const newsParameter = 'news';

export function withNews(path: string, news: News): string {
  return `${path}?${newsParameter}=${news}`;
}
