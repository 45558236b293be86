import type { Attribute, InputType } from './attribute-book.ts';

function system(code: string, label: string, inputType: InputType = 'text'): Attribute {
  return {
    // Below every id the database gives out, so that it has no options and no values.
    id: 0,
    code,
    label,
    inputType,
    isFilterable: false,
    isConfigurable: false,
    isVisible: false,
    isSortable: false,
    position: 0,
  };
}

/** What every product has, and what clients ask about as if it were an attribute like the others. */
export const systemAttributes: readonly Attribute[] = [
  system('sku', 'SKU'),
  system('name', 'Product name'),
  system('description', 'Description'),
  system('short_description', 'Short description'),
  system('url_key', 'URL key'),
  { ...system('price', 'Price'), isFilterable: true, isSortable: true },
  system('weight', 'Weight'),
];

/** What every category has; a merchant gives them no others. */
export const categoryAttributes: readonly Attribute[] = [
  system('name', 'Name'),
  system('description', 'Description', 'textarea'),
  system('image', 'Image', 'image'),
  system('url_key', 'URL key'),
  system('url_path', 'URL path'),
  system('meta_title', 'Page title'),
  system('meta_description', 'Meta description', 'textarea'),
  system('include_in_menu', 'Include in menu', 'boolean'),
  system('position', 'Position'),
].map((attribute) => ({ ...attribute, isVisible: true }));
