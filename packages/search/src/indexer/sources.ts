import type { LocaleName } from '@bowline/markets';
import type { SearchRecord } from '../engine/index.ts';
import type {
  AttributeDescription,
  CategoryFacts,
  PageFacts,
  ProductFacts,
  RuleFact,
  SynonymFact,
} from '../records/facts.ts';
import type { Kind } from '../records/index-names.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface Changes {
  readonly everything: boolean;
  readonly pages: boolean;
  /** Words or rules. */
  readonly synonyms: boolean;
  readonly productIds: readonly number[];
  readonly position: string;
}

/** Where the facts of the shop come from. */
export interface CatalogueSource {
  attributes(locale: LocaleName): Promise<readonly AttributeDescription[]>;
  /** Products that were asked for by id and are not told about are to be forgotten. */
  productFacts(
    locale: LocaleName,
    options?: { readonly ids?: readonly number[] },
  ): AsyncIterable<readonly ProductFacts[]>;
  categoryFacts(locale: LocaleName): Promise<readonly CategoryFacts[]>;
  pageFacts(locale: LocaleName): Promise<readonly PageFacts[]>;
  /** Of the language of the locale. */
  synonyms(locale: LocaleName): Promise<readonly SynonymFact[]>;
  rules(locale: LocaleName): Promise<readonly RuleFact[]>;
  position(): Promise<string>;
  changesSince(position: string): Promise<Changes>;
  listen(onChange: () => void): Listener;
}

/** Something else that is searched, small enough to be read whole: posts, questions and answers. */
export interface TextSource {
  readonly kind: Exclude<Kind, 'products'>;
  records(locale: LocaleName): Promise<readonly SearchRecord[]>;
  listen?(onChange: () => void): Listener;
}
