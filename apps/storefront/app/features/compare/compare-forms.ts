export const comparePath = '/compare';
export type CompareIntent = 'add' | 'remove' | 'clear';

export const compareNews = {
  added: 'success',
  removed: 'success',
  cleared: 'success',
  full: 'error',
  failed: 'error',
} as const;
export type CompareNews = keyof typeof compareNews;

/** Where the API says that a list is full. */
export const mostCompared = 10;
