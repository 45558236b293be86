import type { Attribute } from './attribute-book.ts';

function system(code: string, label: string): Attribute {
  return {
    // Below every id the database gives out, so that it has no options and no values.
    id: 0,
    code,
    label,
    inputType: 'text',
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
