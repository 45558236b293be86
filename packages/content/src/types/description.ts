/**
 * What a form has to know of a value, as plain data: it travels to editors as JSON (`data/types`), and a form is made from it.
 */
export type Description = (
  | { readonly kind: 'line'; readonly most: number; readonly format?: Format }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item: Description; readonly least: number }
  | { readonly kind: 'object'; readonly fields: FieldDescriptions }
  | { readonly kind: 'variant'; readonly variants: Readonly<Record<string, FieldDescriptions>> }
) & {
  readonly as?: Look;
  /** The type of document that a reference leads to. */
  readonly to?: string;
};

export type FieldDescription = Description & { readonly isOptional?: boolean };
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** Lines that are more than words. */
export type Format =
  | 'language'
  | 'group'
  | 'slug'
  | 'href'
  | 'target'
  | 'date-time'
  | 'date'
  | 'sku'
  | 'image'
  | 'path'
  | 'version'
  | 'tag'
  | 'reference'
  | 'key'
  | 'mark'
  | 'part';

/** Values that have a field of their own. */
export type Look = 'slug' | 'picture' | 'reference';
