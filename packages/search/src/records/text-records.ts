import type { SearchRecord } from '../engine/index.ts';
import type { CategoryFacts, PageFacts } from './facts.ts';
import { plainText, shortened } from './plain-text.ts';

const longestText = 2_000;
const longestDescription = 500;

export function categoryRecord(facts: CategoryFacts): SearchRecord {
  return {
    objectID: String(facts.id),
    key: facts.key,
    uid: btoa(String(facts.id)),
    name: facts.name,
    trail: facts.trail,
    description: shortened(plainText(facts.descriptionHtml ?? ''), longestDescription),
    url_path: facts.urlPath,
    ...(facts.urlSuffix && { url_suffix: facts.urlSuffix }),
    image: facts.imageFile,
    level: facts.level,
    position: facts.position,
    in_menu: facts.isInMenu,
    product_count: facts.productCount,
  };
}

export function pageRecord(facts: PageFacts): SearchRecord {
  return {
    objectID: facts.identifier,
    identifier: facts.identifier,
    title: facts.title,
    content: shortened(plainText(facts.contentHtml), longestText),
    url_key: facts.urlKey,
  };
}

/** A search that is offered while somebody types. */
export function suggestionRecord(query: string, popularity: number, hits: number): SearchRecord {
  return { objectID: query.toLowerCase(), query, popularity, nb_hits: hits };
}
