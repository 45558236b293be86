import { type AttributeBook, hasOptions } from '#catalog';
import type { AttributeDescription, AttributeFact } from './facts.ts';

type Option = NonNullable<ReturnType<AttributeBook['option']>>;

/** In the order of the attributes and of their options. */
export function attributeFactsOf(
  book: AttributeBook,
  optionIds: readonly number[],
  values: readonly { readonly attributeId: number; readonly value: string }[],
): readonly AttributeFact[] {
  const chosen = new Map<number, Option[]>();
  for (const id of optionIds) {
    const option = book.option(id);
    const others = option && chosen.get(option.attributeId);
    if (others) others.push(option);
    else if (option) chosen.set(option.attributeId, [option]);
  }
  const facts: AttributeFact[] = [];
  for (const attribute of book.attributes) {
    const options = chosen.get(attribute.id)?.sort((a, b) => a.position - b.position) ?? [];
    const value = values.find(({ attributeId }) => attributeId === attribute.id)?.value ?? null;
    if (options.length > 0 || value !== null) facts.push(factOf(book, attribute, options, value));
  }
  return facts;
}

const mostRemembered = 5_000;
const rememberedFacts = new WeakMap<AttributeBook, Map<number | string, AttributeFact>>();

/** Products have nearly all of them in common with others: those are one, so that what follows from them can be made once. */
function factOf(
  book: AttributeBook,
  { id, code, isFilterable }: AttributeBook['attributes'][number],
  options: readonly Option[],
  value: string | null,
): AttributeFact {
  const known = rememberedFacts.get(book) ?? new Map<number | string, AttributeFact>();
  rememberedFacts.set(book, known);
  const [first] = options;
  const key =
    options.length === 1 && first && value === null
      ? first.id
      : `${id} ${options.map((option) => option.id).join()} ${value === null ? '' : `= ${value}`}`;
  const same = known.get(key);
  if (same) return same;
  const fact = { code, isFilterable, options: options.map(({ id, label }) => ({ id, label })), value };
  if (known.size < mostRemembered) known.set(key, fact);
  return fact;
}

/** As listings are ordered: what comes in several sizes stands where the first of them does. */
export function sortPositionsOf(
  book: AttributeBook,
  optionIds: readonly number[],
): Readonly<Record<string, number>> {
  const positions: Record<string, number> = {};
  for (const id of optionIds) {
    const option = book.option(id);
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
