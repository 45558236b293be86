import type { CurrencyCode } from '@bowline/kit';
import { type LocaleName, markets } from '@bowline/markets';
import type { AttributeBook } from '../../attributes/attribute-book.ts';
import type { ListingFilter, ListingQuery } from '../listing-filter.ts';
import { indexedBounds } from './indexed-prices.ts';
import type { SearchRequest } from './search-client.ts';

/** Who lists: the language decides the index, the currency the prices. */
export interface ListingView {
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
}

/** Skus, url keys and words of single texts are for the database. */
export function isSearchable({ skus, urlKeys, texts, searchWords }: ListingFilter): boolean {
  const hasWords = searchWords.length === 0 || searchWords.some((word) => /[\p{L}\p{N}]/u.test(word));
  return !skus && !urlKeys && texts.length === 0 && hasWords;
}

/** The order of the index that has the products as asked for; '' is relevance, null none of them. */
export function orderOf({ filter, sort }: ListingQuery, { currency }: ListingView): string | null {
  const [key, ...more] = sort;
  const isSearch = filter.searchWords.length > 0;
  if (!key) return isSearch ? null : 'id_desc';
  if (more.length) return null;
  const direction = key.direction.toLowerCase();
  switch (key.by) {
    case 'relevance':
      return isSearch && direction === 'desc' ? '' : null;
    case 'position':
      // The order is that of one category, and words would come before it.
      return !isSearch && direction === 'asc' && filter.categories?.asked.length === 1 ? 'position' : null;
    case 'name':
      return `name_${direction}`;
    case 'price':
      return `price_${currency}_${direction}`;
    case 'rating':
      // Nobody looks for the worst: that order is the database's.
      return direction === 'desc' ? 'rating_desc' : null;
    case 'attribute':
      return `${key.code}_${direction}`;
  }
}

/** The conditions of a listing in the words of the protocol; null when nothing can fulfil them. */
export function listingRequest(filter: ListingFilter, view: ListingView, order = ''): SearchRequest | null {
  const groups: (readonly string[])[] = [[`visibility:both`, `visibility:${filter.place}`]];
  if (filter.categories) groups.push(filter.categories.asked.map((id) => `category_ids:${id}`));
  for (const { code, optionIds } of filter.optionGroups) groups.push(optionIds.map((id) => `${code}:${id}`));
  for (const { code, values } of filter.values) groups.push(values.map((value) => facetFilter(code, value)));
  if (groups.some((group) => group.length === 0)) return null;
  const [category] = filter.categories?.asked ?? [];
  const price = filter.price && indexedBounds(filter.price, filter.priced.view);
  return {
    indexName: `products_${markets[view.locale].code}${order && `_${order}`}`,
    query: filter.searchWords.join(' '),
    queryType: 'prefixAll',
    facetFilters: groups,
    ...(price && {
      numericFilters: [
        `price_minor.${view.currency}>=${price.from}`,
        `price_minor.${view.currency}<=${price.to}`,
      ],
    }),
    ...(order === 'position' && { ruleContexts: [`category:${category}`] }),
    attributesToRetrieve: [],
    attributesToHighlight: [],
    attributesToSnippet: [],
  };
}

/** A leading minus would mean "not". */
function facetFilter(code: string, value: string): string {
  return `${code}:${value.startsWith('-') ? '\\' : ''}${value}`;
}

/** The facets that `Facets` is read from. */
export function countedFacets(book: AttributeBook, { currency }: ListingView): readonly string[] {
  const filterable = book.attributes.filter(({ isFilterable }) => isFilterable);
  return ['category_ids', `price_step.${currency}`, ...filterable.map(({ code }) => code)];
}
