/** Where the worker of this shop lies; a page without it registers none. */
export const workerMetaName = 'service-worker';
