import { type CurrencyCode, type Money, money } from '@bowline/kit';
import type { Market } from '@bowline/markets';
import { shopPath } from '../../routing/shop-path.ts';

/** Records as the indices hold them; a service that is not ours may leave out anything. */
interface IndexRecord {
  readonly objectID: string;
  readonly _highlightResult?: { readonly [attribute: string]: unknown };
  readonly _snippetResult?: { readonly [attribute: string]: unknown };
  readonly _rankingInfo?: { readonly nbTypos?: number };
}

export interface SuggestionRecord extends IndexRecord {
  readonly query?: string;
}

export interface CategoryRecord extends IndexRecord {
  readonly name?: string;
  readonly url_path?: string;
  readonly url_suffix?: string;
  readonly image?: string | null;
}

export interface ProductRecord extends IndexRecord {
  readonly name?: string;
  readonly url_key?: string;
  readonly url_suffix?: string;
  readonly image?: string | null;
  readonly kind?: string;
  /** The lowest price on offer, as the shop usually shows it, and the other way with regard to VAT. */
  readonly price_minor?: { readonly [currency: string]: number };
  readonly other_price_minor?: { readonly [currency: string]: number };
}

/** A page or a blog post. */
export interface TextRecord extends IndexRecord {
  readonly title?: string;
  readonly url_key?: string;
  readonly excerpt?: string;
}

export interface QuestionRecord extends IndexRecord {
  readonly question?: string;
  readonly url_key?: string;
}

export interface FoundCategory {
  readonly id: string;
  /** With marks around what matched, as `Highlighted` shows them. */
  readonly name: string;
  readonly path: string;
  readonly image: string;
}

export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly image: string;
  readonly price: Money | undefined;
  /** For who chose to see prices the other way with regard to VAT. */
  readonly otherPrice: Money | undefined;
  /** True for a product of several lengths or sizes, whose price is one to start from. */
  readonly hasVariants: boolean;
}

export interface FoundText {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: string;
}

/** A suggestion with marks around what matched. */
export function toSuggestion(record: SuggestionRecord): string[] {
  return record.query ? [marked(record, 'query', record.query)] : [];
}

export function toFoundCategory(record: CategoryRecord): FoundCategory[] {
  const { objectID: id, name, url_path: path, url_suffix: suffix, image } = record;
  if (!name || !path) return [];
  return [{ id, name: marked(record, 'name', name), path: shopPath(path, suffix), image: imagePath(image) }];
}

export function toFoundProduct(record: ProductRecord, currency: CurrencyCode): FoundProduct[] {
  const { objectID: id, name, url_key: path, url_suffix: suffix, image, kind } = record;
  if (!name || !path) return [];
  const amountIn = (prices: ProductRecord['price_minor']) => {
    const minor = prices?.[currency];
    return Number.isSafeInteger(minor) && minor !== undefined ? money(minor, currency) : undefined;
  };
  return [
    {
      id,
      name: marked(record, 'name', name),
      path: shopPath(path, suffix),
      image: imagePath(image),
      hasVariants: kind === 'configurable',
      price: amountIn(record.price_minor),
      otherPrice: amountIn(record.other_price_minor),
    },
  ];
}

export function toFoundText(record: TextRecord): FoundText[] {
  const { objectID: id, title, url_key: path, excerpt } = record;
  if (!title || !path) return [];
  return [
    {
      id,
      title: marked(record, 'title', title),
      path: `/${path}`,
      summary: snippet(record, 'content') ?? excerpt ?? '',
    },
  ];
}

export function toFoundQuestion(record: QuestionRecord): FoundText[] {
  const { objectID: id, question, url_key: path } = record;
  if (!question || !path) return [];
  return [
    {
      id,
      title: marked(record, 'question', question),
      path: `/${path}`,
      summary: snippet(record, 'answer') ?? '',
    },
  ];
}

/** Records name a file below the folder of pictures. */
function imagePath(file: string | null | undefined): string {
  return file ? `/media/${file.replace(/^\/+/, '')}` : '';
}

function marked({ _highlightResult: results }: IndexRecord, attribute: string, plain: string): string {
  return markedValue(results?.[attribute]) ?? plain;
}

/** All marked texts of a hit that was found in spite of typing errors; nothing for one without. */
export function textsWithTypos({ _rankingInfo: ranking, _highlightResult: results }: IndexRecord): string[] {
  return ranking?.nbTypos ? Object.values(results ?? {}).flatMap(allMarkedValues) : [];
}

function allMarkedValues(result: unknown): string[] {
  if (Array.isArray(result)) return result.flatMap(allMarkedValues);
  return [markedValue(result) ?? []].flat();
}

function snippet({ _snippetResult: results }: IndexRecord, attribute: string): string | undefined {
  return markedValue(results?.[attribute]);
}

function markedValue(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('value' in result)) return undefined;
  return typeof result.value === 'string' ? result.value : undefined;
}

export type SearchedKind = 'products' | 'categories' | 'pages' | 'posts' | 'faq' | 'query_suggestions';

/** Every store view has indices of its own, in its language and with its prices. */
export function indexOf(kind: SearchedKind, market: Market): string {
  return `${kind}_${market.code}`;
}
