/**
 * What a search index is made from and how it follows the shop: facts per locale in bulk, and a log of changes (rules in SPEC.md).
 * It knows no search engine: whoever keeps an index reads here and decides what a record looks like.
 */
export type { Changes } from './change-log.ts';
export type {
  AttributeDescription,
  AttributeFact,
  CategoryFacts,
  PageFacts,
  PriceFact,
  ProductFacts,
} from './facts.ts';
export type { SearchFeed } from './feed.ts';
export type { Listener } from './listener.ts';
export { searchFeedModule } from './module.ts';
export type { KeptRule, RuleFact, RuleRefusal, RulesAdmin, RuleWish } from './rules.ts';
export type { PreviewHit, SearchDesk } from './search-desk.ts';
export { createSearchFacts, type SearchFacts } from './search-facts.ts';
export type { SynonymFact, SynonymRefusal, SynonymsAdmin } from './synonyms.ts';
export type { SearchFeedTables } from './tables.ts';
