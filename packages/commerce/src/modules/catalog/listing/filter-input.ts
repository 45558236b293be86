import { ok, type Result, refuse } from '@bowline/kit';
import { decodeEntityUid } from '#graphql';
import { type PriceMoment, type PriceView, smallestBaseShownAs, vatOf } from '#pricing';
import { type TaxClass, taxClasses } from '#tax';
import { type AttributeBook, hasOptions } from '../attributes/attribute-book.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { CatalogRefusal } from '../refusals.ts';
import { highestPrice, type ListingFilter, type PriceBounds, type TextMatch } from './listing-filter.ts';

export interface EqualInput {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}
interface RangeInput {
  readonly from?: string | null;
  readonly to?: string | null;
}
interface MatchInput {
  readonly match?: string | null;
  readonly match_type?: 'FULL' | 'PARTIAL' | null;
}

/** `ProductAttributeFilterInput`; every other field is the code of a filterable attribute. */
export interface ProductFilterInput {
  readonly sku?: EqualInput | null;
  readonly url_key?: EqualInput | null;
  readonly category_id?: EqualInput | null;
  readonly category_uid?: EqualInput | null;
  readonly category_url_path?: EqualInput | null;
  readonly name?: MatchInput | null;
  readonly description?: MatchInput | null;
  readonly short_description?: MatchInput | null;
  readonly price?: RangeInput | null;
}

export interface FilterSources {
  readonly tree: CategoryTree;
  readonly book: AttributeBook;
  readonly priced: PriceMoment;
}

type FilterRefusal = CatalogRefusal<
  'filters-exclude-one-another' | 'category-url-path-not-found' | 'uid-incorrect'
>;

/** As many characters of a search as Magento looks at. */
const longestSearch = 128;

/** `askedCategories` comes from `readCategories`; null does not limit the listing to categories. */
export function readFilter(
  input: ProductFilterInput,
  search: string,
  askedCategories: readonly number[] | null,
  { tree, book, priced }: FilterSources,
): ListingFilter {
  const skus = valuesOf(input.sku);
  const urlKeys = valuesOf(input.url_key);
  const searchWords = wordsOf(search.slice(0, longestSearch));
  return {
    place: searchWords.length ? 'search' : 'catalog',
    searchWords,
    priced,
    ...(skus && { skus }),
    ...(urlKeys && { urlKeys }),
    // Behaviour 10: what lies below a category belongs to it.
    ...(askedCategories && {
      categories: {
        asked: askedCategories,
        families: askedCategories.flatMap((id) => tree.familyOf(id)),
      },
    }),
    texts: [
      ...textMatch('name', input.name),
      ...textMatch('description_html', input.description),
      ...textMatch('short_description', input.short_description),
    ],
    ...(input.price && { price: readPrice(input.price, priced.view) }),
    ...readAttributes(input, book),
  };
}

/** The ids asked for, or null when the listing is not limited to categories. */
export function readCategories(
  input: ProductFilterInput,
  tree: CategoryTree,
): Result<readonly number[] | null, FilterRefusal> {
  const ids = valuesOf(input.category_id);
  const uids = valuesOf(input.category_uid);
  const urlPaths = valuesOf(input.category_url_path);
  if (ids && uids)
    return refuse('filters-exclude-one-another', { first: 'category_id', second: 'category_uid' });
  if (uids && urlPaths)
    return refuse('filters-exclude-one-another', { first: 'category_uid', second: 'category_url_path' });
  if (urlPaths) {
    const found = urlPaths.map((path) => tree.byUrlPath(path)).filter((node) => node !== undefined);
    return found.length ? ok(found.map(({ id }) => id)) : refuse('category-url-path-not-found');
  }
  if (uids) {
    const incorrect = uids.find((uid) => decodeEntityUid(uid) === null);
    if (incorrect !== undefined) return refuse('uid-incorrect', { uid: incorrect });
    return ok(uids.map((uid) => Number(decodeEntityUid(uid))));
  }
  return ok(ids ? wholeIds(ids) : null);
}

export function valuesOf(input: EqualInput | null | undefined): readonly string[] | null {
  if (input?.in) return input.in.filter((value) => value !== null);
  return typeof input?.eq === 'string' ? [input.eq] : null;
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function textMatch(column: TextMatch['column'], input: MatchInput | null | undefined): readonly TextMatch[] {
  const words = wordsOf((input?.match ?? '').slice(0, longestSearch));
  return words.length ? [{ column, words, isPrefix: input?.match_type === 'PARTIAL' }] : [];
}

/** Behaviour 12 and pricing rule 8: bounds as displayed become bounds as stored. */
function readPrice({ from, to }: RangeInput, view: PriceView): PriceBounds {
  const digits = view.currency === 'JPY' ? 1 : 100;
  // Whoever writes more than any price, or less than none, means just that.
  const stored = (price: number) => Math.min(Math.max(price, -1), highestPrice);
  const minor = (text: string | null | undefined) =>
    text ? stored(Math.round(Number(text) * digits)) : Number.NaN;
  const lowest = (bound: number, taxClass: TaxClass) =>
    Number.isNaN(bound) ? 0 : stored(smallestBaseShownAs(view, bound, taxClass));
  const highest = (bound: number, taxClass: TaxClass) =>
    Number.isNaN(bound) ? highestPrice : stored(smallestBaseShownAs(view, bound + 1, taxClass) - 1);
  const others = taxClasses.filter((taxClass) => vatOf(view, taxClass) !== vatOf(view, 'standard'));
  return {
    from: lowest(minor(from), 'standard'),
    to: highest(minor(to), 'standard'),
    ofClasses: others.map((taxClass) => ({
      taxClass,
      from: lowest(minor(from), taxClass),
      to: highest(minor(to), taxClass),
    })),
    shownFrom: Number.isNaN(minor(from)) ? 0 : minor(from),
    shownTo: Number.isNaN(minor(to)) ? highestPrice : minor(to),
  };
}

/** What cannot be an id matches nothing, rather than failing in the database. */
function wholeIds(values: readonly string[]): readonly number[] {
  return values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
}

function readAttributes(input: object, book: AttributeBook): Pick<ListingFilter, 'optionGroups' | 'values'> {
  const optionGroups: ListingFilter['optionGroups'][number][] = [];
  const values: ListingFilter['values'][number][] = [];
  for (const [code, given] of Object.entries(input)) {
    const attribute = book.byCode(code);
    const wanted = valuesOf(given as EqualInput | null);
    if (!attribute?.isFilterable || !wanted) continue;
    if (hasOptions(attribute)) optionGroups.push({ code, optionIds: wholeIds(wanted) });
    else values.push({ attributeId: attribute.id, code, values: wanted });
  }
  return { optionGroups, values };
}
