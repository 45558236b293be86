/**
 * The search service: an embedded index of records behind Algolia's REST protocol, and the indexer that writes the
 * shop's records over that protocol. It is not a web server, reads no environment and asks the shop only through sources.
 */

export type { SearchKeys } from './http/authorise.ts';
export type { SearchLimits } from './http/limits.ts';
export { searchRoutes } from './http/search-api.ts';
export {
  type BuildReport,
  createIndexer,
  type Indexer,
  type IndexerOptions,
} from './indexer/create-indexer.ts';
export type { DestinationOptions } from './indexer/destination.ts';
export type { ProductReader } from './indexer/product-batches.ts';
export { readInThread, serveProducts } from './indexer/product-thread.ts';
export type * from './indexer/sources.ts';
export type { DestinationAddress } from './indexer/wire.ts';
export type * from './records/facts.ts';
export * from './records/index-names.ts';
export { createSearch, type Search, type SearchOptions } from './search.ts';
export type { PopularQuery, SearchLog, SearchRecord } from './service/model.ts';
