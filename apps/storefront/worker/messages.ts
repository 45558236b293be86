/** What pages tell the worker. */
export type ToWorker =
  /** It is a safe moment for the new worker to take over. */
  | { readonly type: 'activate' }
  /** What this page has loaded before there was a worker, and the page that says there is no network. */
  | { readonly type: 'keep'; readonly pages: readonly string[]; readonly files: readonly string[] };

/** One page names no more than it has. */
export const mostToldAtOnce = 200;

/** All of the worker's stores begin with it. */
export const storePrefix = 'bowline-';
/** The number counts shapes of what is kept: a new one forgets the old. */
export const storeNames = {
  pages: `${storePrefix}pages-1`,
  files: `${storePrefix}files-1`,
  pictures: `${storePrefix}pictures-1`,
} as const;
