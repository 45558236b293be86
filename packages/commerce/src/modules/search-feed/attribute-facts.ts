import { type AttributeBook, hasOptions } from '#catalog';

import type { AttributeDescription, AttributeFact } from './facts.ts';

type AttributeOption = NonNullable<ReturnType<AttributeBook['option']>>;
/** What an option is called, for every product that has it. */
type NamedOption = AttributeFact['options'][number];
const namedOptions = new WeakMap<AttributeBook, Map<number, NamedOption>>();
const places = new WeakMap<AttributeBook, ReadonlyMap<number, number>>();

/** In the order of the attributes and of their options. */
export function attributeFactsOf(
  book: AttributeBook,
  optionIds: readonly number[],
  values: readonly { readonly attributeId: number; readonly value: string }[],
): readonly AttributeFact[] {
  const chosen = new Map<number, AttributeOption[]>();
  for (const id of optionIds) {
    const option = book.option(id);
    if (!option) continue;
    const options = chosen.get(option.attributeId);
    if (options) options.push(option);
    else chosen.set(option.attributeId, [option]);
  }
  const placeOf = placesIn(book);
  const ids = new Set([...chosen.keys(), ...values.map(({ attributeId }) => attributeId)]);
  return [...ids]
    .filter((id) => placeOf.has(id))
    .sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0))
    .flatMap((id): AttributeFact[] => {
      const attribute = book.byId(id);
      if (!attribute) return [];
      const options = chosen.get(id) ?? [];
      if (options.length > 1) options.sort((a, b) => a.position - b.position);
      const value = values.find(({ attributeId }) => attributeId === id)?.value ?? null;
      const { code, isFilterable } = attribute;
      return [{ code, isFilterable, options: options.map((option) => named(book, option)), value }];
    });
}

function placesIn(book: AttributeBook): ReadonlyMap<number, number> {
  const known = places.get(book);
  if (known) return known;
  const made = new Map(book.attributes.map(({ id }, place) => [id, place]));
  places.set(book, made);
  return made;
}

function named(book: AttributeBook, { id, label }: AttributeOption): NamedOption {
  let ofBook = namedOptions.get(book);
  if (!ofBook) {
    ofBook = new Map();
    namedOptions.set(book, ofBook);
  }
  const known = ofBook.get(id);
  if (known) return known;
  const made = { id, label };
  ofBook.set(id, made);
  return made;
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
