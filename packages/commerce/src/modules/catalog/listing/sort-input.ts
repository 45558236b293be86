import type { AttributeBook } from '../attributes/attribute-book.ts';
import type { ListingFilter, SortKey } from './listing-filter.ts';

/** `ProductAttributeSortInput`: fields of the schema and codes of sortable attributes. */
export type ProductSortInput = Readonly<Record<string, 'ASC' | 'DESC' | null | undefined>>;

/** Behaviours 13 and 14: the order as written; without one it depends on what is listed. */
export function readSort(
  input: ProductSortInput,
  writtenOrder: readonly string[],
  filter: ListingFilter,
  categoriesAsked: number,
  book: AttributeBook,
): readonly SortKey[] {
  const keys = writtenOrder.flatMap((name): SortKey[] => {
    const direction = input[name];
    if (!direction) return [];
    if (name === 'relevance' || name === 'position' || name === 'name' || name === 'price') {
      return [{ by: name, direction }];
    }
    const attribute = book.byCode(name);
    return attribute ? [{ by: 'attribute', attributeId: attribute.id, code: name, direction }] : [];
  });
  if (keys.length) return keys;
  if (filter.searchWords.length) return [{ by: 'relevance', direction: 'DESC' }];
  return categoriesAsked === 1 ? [{ by: 'position', direction: 'ASC' }] : [];
}
