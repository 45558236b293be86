export const voteIntent = 'vote-for-review';
export const unvoteIntent = 'take-back-vote-for-review';
export const reportIntent = 'report-review';

export const reportReasons = [
  'OFFENSIVE',
  'PRIVATE_DATA',
  'ADVERTISING',
  'NOT_ABOUT_PRODUCT',
  'NOT_GENUINE',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];
