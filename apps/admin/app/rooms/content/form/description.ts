/** The fields of a document as the content service describes them (`data/types`). */
export type Description = (
  | { readonly kind: 'line'; readonly most: number; readonly format?: string }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item: Description; readonly least: number }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'variant'; readonly variants: Readonly<Record<string, Fields>> }
) & {
  readonly as?: 'slug' | 'picture' | 'reference';
  /** The type of document that a reference leads to. */
  readonly to?: string;
  readonly isOptional?: boolean;
};

export type Fields = Readonly<Record<string, Description>>;
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What somebody decided when the document was made. */
const decidedBefore: readonly string[] = ['language', 'translationGroup'];

export const editableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !decidedBefore.includes(name)));

/** Lists of words and numbers are written line by line. */
export const isPlain = ({ kind }: Description): boolean =>
  kind === 'line' || kind === 'text' || kind === 'number' || kind === 'choice';

/** The fields of an item of a list; undefined for one that nobody described, which stays as it is. */
export function fieldsOfItem(item: Description, value: unknown): Fields | undefined {
  if (item.kind === 'object') return item.fields;
  if (item.kind !== 'variant' || !isJson(value) || typeof value._type !== 'string') return undefined;
  return Object.hasOwn(item.variants, value._type) ? item.variants[value._type] : undefined;
}

/** A paragraph of Portable Text. */
export const isTextBlock = (fields: Fields): boolean => 'children' in fields && 'markDefs' in fields;

/** How a value stands in its field; the same text sent back means that nobody touched it. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
