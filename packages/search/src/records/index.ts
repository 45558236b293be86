/**
 * What is searched, as data: records made from facts, settings and synonyms per kind and locale, and the names of indices.
 * It sends nothing anywhere; the indexer does.
 */
export type {
  AttributeDescription,
  AttributeFact,
  CategoryFacts,
  PageFacts,
  ProductFacts,
  RuleFact,
  SynonymFact,
} from './facts.ts';
export { indexName, type Kind, kinds } from './index-names.ts';
export { productRecord } from './product-record.ts';
export { rulesOf, type WireRule } from './rules.ts';
export { productReplicas, productSettings } from './settings/product-settings.ts';
export { textSettings } from './settings/text-settings.ts';
export { synonymsOf } from './synonyms.ts';
export { categoryRecord, pageRecord, suggestionRecord } from './text-records.ts';
