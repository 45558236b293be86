/** What a thread needs that makes records of products and nothing else: without the schema and everything behind it, it begins sooner. */
export { createSearchFacts } from './modules/search-feed/index.ts';
export { defaultSettings } from './modules/stores/index.ts';
