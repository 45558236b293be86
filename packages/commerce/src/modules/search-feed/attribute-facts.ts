import { type AttributeBook, hasOptions } from '#catalog';
import type { AttributeDescription, AttributeFact } from './facts.ts';

type Option = NonNullable<ReturnType<AttributeBook['option']>>;

type Attribute = AttributeBook['attributes'][number];

interface PlainValue {
  readonly attributeId: number;
  readonly value: string;
}

const mostRemembered = 5_000;
const factBooks = new WeakMap<AttributeBook, FactBook>();

/** Of the options of a product and of its variants. */
export interface OptionFacts {
  /** In the order of the attributes and of their options. */
  readonly attributes: readonly AttributeFact[];
  readonly sortPositions: Readonly<Record<string, number>>;
}

/** The same facts for the same list of options, unless the product has plain values too. */
export function optionFactsOf(
  book: AttributeBook,
  optionIds: readonly number[],
  values: readonly PlainValue[],
): OptionFacts {
  const facts = factBooks.get(book) ?? new FactBook(book);
  factBooks.set(book, facts);
  const known = facts.ofOptions(optionIds);
  return values.length === 0 ? known : { ...known, attributes: facts.of(optionIds, values) };
}

/** Products have nearly all facts in common with others: those are one, so that what follows from them can be made once. */
class FactBook {
  private readonly book: AttributeBook;
  /** By the id of an attribute its place in the book. */
  private readonly places: ReadonlyMap<number, number>;
  private readonly ofList = new WeakMap<readonly number[], OptionFacts>();
  private readonly ofOption = new Map<number, AttributeFact>();
  private readonly others = new Map<string, AttributeFact>();
  /** Options of the product at hand, by the place of their attribute: as many as are counted. The rest of a list is of earlier ones. */
  private readonly chosen: Option[][];
  private readonly counts: number[];

  constructor(book: AttributeBook) {
    this.book = book;
    this.places = new Map(book.attributes.map(({ id }, place) => [id, place]));
    this.chosen = book.attributes.map(() => []);
    this.counts = book.attributes.map(() => 0);
  }

  ofOptions(optionIds: readonly number[]): OptionFacts {
    const known = this.ofList.get(optionIds);
    if (known) return known;
    const facts = {
      attributes: this.of(optionIds, []),
      sortPositions: sortPositionsOf(this.book, optionIds),
    };
    this.ofList.set(optionIds, facts);
    return facts;
  }

  of(optionIds: readonly number[], values: readonly PlainValue[]): readonly AttributeFact[] {
    for (const id of optionIds) {
      const option = this.book.option(id);
      if (option) this.choose(option);
    }
    const facts: AttributeFact[] = [];
    for (let place = 0; place < this.counts.length; place++) {
      const value = values.length === 0 ? null : this.valueAt(place, values);
      const count = this.counts[place] as number;
      if (count === 0 && value === null) continue;
      facts.push(count === 1 && value === null ? this.singleAt(place) : this.factAt(place, count, value));
      this.counts[place] = 0;
    }
    return facts;
  }

  private choose(option: Option): void {
    const place = this.places.get(option.attributeId);
    if (place === undefined) return;
    const count = this.counts[place] as number;
    (this.chosen[place] as Option[])[count] = option;
    this.counts[place] = count + 1;
  }

  private valueAt(place: number, values: readonly PlainValue[]): string | null {
    const attribute = this.book.attributes[place];
    return values.find(({ attributeId }) => attributeId === attribute?.id)?.value ?? null;
  }

  private singleAt(place: number): AttributeFact {
    const [option] = this.chosen[place] as [Option];
    const same = this.ofOption.get(option.id);
    if (same) return same;
    const fact = factOf(this.book.attributes[place] as Attribute, [option], null);
    if (this.ofOption.size < mostRemembered) this.ofOption.set(option.id, fact);
    return fact;
  }

  private factAt(place: number, count: number, value: string | null): AttributeFact {
    const options = (this.chosen[place] as Option[]).slice(0, count).sort((a, b) => a.position - b.position);
    const key = `${place} ${options.map(({ id }) => id).join()} ${value === null ? '' : `= ${value}`}`;
    const same = this.others.get(key);
    if (same) return same;
    const fact = factOf(this.book.attributes[place] as Attribute, options, value);
    if (this.others.size < mostRemembered) this.others.set(key, fact);
    return fact;
  }
}

function factOf(
  { code, isFilterable }: Attribute,
  options: readonly Option[],
  value: string | null,
): AttributeFact {
  return { code, isFilterable, options: options.map(({ id, label }) => ({ id, label })), value };
}

/** As listings are ordered: what comes in several sizes stands where the first of them does. */
function sortPositionsOf(
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
