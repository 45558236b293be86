import { type AttributeBook, hasOptions } from '#catalog';
import type { AttributeDescription, AttributeFact } from './facts.ts';

/** In the order of the attributes and of their options. */
export function attributeFactsOf(
  book: AttributeBook,
  optionIds: readonly number[],
  values: readonly { readonly attributeId: number; readonly value: string }[],
): readonly AttributeFact[] {
  const chosen = Map.groupBy(
    optionIds.map((id) => book.option(id)).filter((option) => option !== undefined),
    ({ attributeId }) => attributeId,
  );
  return book.attributes.flatMap(({ id, code, isFilterable }): AttributeFact[] => {
    const options = (chosen.get(id) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map((option) => ({ id: option.id, label: option.label }));
    const value = values.find(({ attributeId }) => attributeId === id)?.value ?? null;
    return options.length || value !== null ? [{ code, isFilterable, options, value }] : [];
  });
}

/** As listings are ordered: what comes in several sizes stands where the first of them does. */
export function sortPositionsOf(
  book: AttributeBook,
  optionIds: readonly number[],
): Readonly<Record<string, number>> {
  const positions: Record<string, number> = {};
  for (const option of optionIds.map((id) => book.option(id))) {
    const attribute = option && book.byId(option.attributeId);
    if (!option || !attribute?.isSortable) continue;
    positions[attribute.code] = Math.min(option.position, positions[attribute.code] ?? option.position);
  }
  return positions;
}

export function describeAttributes(book: AttributeBook): readonly AttributeDescription[] {
  return book.attributes.map((attribute) => ({
    code: attribute.code,
    label: attribute.label,
    isFilterable: attribute.isFilterable,
    isSortable: attribute.isSortable,
    hasOptions: hasOptions(attribute),
  }));
}
