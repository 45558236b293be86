import { type SearchRecord, SharedRows } from '../engine/index.ts';
import type { AttributeFact, ProductFacts } from './facts.ts';
import { KnownRows } from './known-rows.ts';
import { searchedLabels } from './labels.ts';
import {
  allLabelFields,
  categoryFields,
  labelField,
  ownProductFields,
  priceFields,
  productRecord,
  sharedProductFields,
} from './product-record.ts';

/** A product's record in parts: what nobody else says, and rows of fields that other records have too. */
export interface RecordParts {
  readonly own: SearchRecord;
  readonly shared: readonly number[];
}

/** The attributes of one product or of several. */
interface KnownList {
  readonly said: readonly KnownAttribute[];
  /** All labels in one row, once a second product has the same list. */
  labels: number | undefined;
}

interface KnownAttribute {
  /** The same for attributes that say the same in all languages. */
  readonly number: number;
  /** Undefined where there is no room for more rows. */
  readonly labels: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const noLabels = -1;
const none: readonly number[] = [];
/** About a kilobyte each. */
const mostProductRows = 60_000;
/** Smaller by far. */
const mostOtherRows = 200_000;
/** Of texts; each of the others has a number of its own, as if nobody else said it. */
const mostNumbered = 200_000;
/** Kept from one locale to the next: most are numbers of articles. */
const mostWords = 2_000_000;

/**
 * Makes what many records say once: what a product says in all languages, and what many products of a language say. For who builds all
 * locales one after the other and then ends: what changes meanwhile is followed afterwards. What there is no room for is made as if nobody
 * else said it.
 */
export class RememberedFields {
  readonly rows = new SharedRows();
  private readonly known = new KnownRows();
  private productRows = 0;
  private otherRows = 0;
  /** Of prices and of categories. */
  private readonly named = new Map<string, number>();
  private readonly categories = new WeakMap<ProductFacts['categoryTrails'], number>();
  private readonly lists = new WeakMap<ProductFacts['attributes'], KnownList>();
  private readonly attributes = new WeakMap<AttributeFact, KnownAttribute>();
  private readonly numbers = new Map<string, number>();
  private lastNumber = 0;
  /** Of the product at hand. */
  private readonly madeOf: number[] = [];

  /** Then it is better to begin anew. */
  get isFull(): boolean {
    return this.rows.reader.vocabulary.size > mostWords;
  }

  partsOf(facts: ProductFacts): RecordParts {
    const list = this.listOf(facts.attributes);
    const product = this.productRow(facts, list.said);
    const categories = this.categoryRow(facts.categoryTrails);
    const prices = this.priceRow(facts.prices);
    const labels = list.labels === undefined ? list.said.map((attribute) => attribute.labels) : [list.labels];
    const shared: number[] = [];
    for (const row of [product, ...labels, categories, prices]) {
      if (row === undefined) return { own: productRecord(facts), shared: none };
      if (row !== noLabels) shared.push(row);
    }
    const own = ownProductFields(facts);
    if (list.labels !== undefined) return { own, shared };
    return { own: { ...own, labels: searchedLabels(facts.attributes) }, shared };
  }

  private listOf(attributes: ProductFacts['attributes']): KnownList {
    const known = this.lists.get(attributes);
    if (known) {
      known.labels ??= this.newRow(allLabelFields(attributes));
      return known;
    }
    const list = { said: attributes.map((fact) => this.attributeOf(fact)), labels: undefined };
    this.lists.set(attributes, list);
    return list;
  }

  /**
   * What may differ from language to language in the fields that are shared: an attribute, an option or a category without a name in it
   * is not there.
   */
  private productRow(facts: ProductFacts, said: readonly KnownAttribute[]): number | undefined {
    const { madeOf } = this;
    const { id: product, categories, sortPositions } = facts;
    madeOf.length = 0;
    madeOf.push(said.length, categories.length);
    for (const { number } of said) madeOf.push(number);
    for (const { id, position } of categories) madeOf.push(id, position);
    for (const code in sortPositions) madeOf.push(this.numberOf(code), sortPositions[code] ?? 0);
    const known = this.known.find(product, madeOf);
    if (known !== undefined || this.productRows >= mostProductRows) return known;
    const row = this.rows.add(sharedProductFields(facts));
    this.productRows += 1;
    this.known.remember(product, madeOf, row);
    return row;
  }

  private attributeOf(fact: AttributeFact): KnownAttribute {
    const known = this.attributes.get(fact);
    if (known) return known;
    const { code, isFilterable, options, value } = fact;
    const number = this.numberOf(JSON.stringify([code, isFilterable, options.map(({ id }) => id), value]));
    const attribute = { number, labels: this.labelsOf(fact) };
    this.attributes.set(fact, attribute);
    return attribute;
  }

  private labelsOf(fact: AttributeFact): number | undefined {
    const field = labelField(fact);
    return Object.keys(field).length === 0 ? noLabels : this.newRow(field);
  }

  private categoryRow(trails: ProductFacts['categoryTrails']): number | undefined {
    const known = this.categories.get(trails);
    if (known !== undefined) return known;
    const row = this.namedRow(JSON.stringify(trails), () => categoryFields(trails));
    if (row !== undefined) this.categories.set(trails, row);
    return row;
  }

  private priceRow(prices: ProductFacts['prices']): number | undefined {
    let key = '';
    for (const { currency, minor, otherMinor, euroCents } of prices)
      key += `${currency} ${minor} ${otherMinor} ${euroCents};`;
    return this.namedRow(key, () => priceFields(prices));
  }

  private namedRow(key: string, make: () => Fields): number | undefined {
    const known = this.named.get(key);
    if (known !== undefined) return known;
    const row = this.newRow(make());
    if (row !== undefined) this.named.set(key, row);
    return row;
  }

  private newRow(fields: Fields): number | undefined {
    if (this.otherRows >= mostOtherRows) return undefined;
    this.otherRows += 1;
    return this.rows.add(fields);
  }

  private numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.lastNumber += 1;
    if (this.numbers.size < mostNumbered) this.numbers.set(text, this.lastNumber);
    return this.lastNumber;
  }
}
