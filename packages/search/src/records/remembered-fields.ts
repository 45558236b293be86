import { createFieldSharing, type SearchRecord, type SharedFields } from '../engine/index.ts';
import type { AttributeFact, ProductFacts } from './facts.ts';
import {
  categoryFields,
  labelField,
  ownProductFields,
  priceFields,
  sharedProductFields,
} from './product-record.ts';

/** A product's record in parts, most of which other records have too. */
export interface RecordParts {
  readonly own: SearchRecord;
  readonly shared: readonly SharedFields[];
}

interface KnownProduct {
  readonly signature: readonly number[];
  readonly fields: SharedFields;
}

interface KnownAttribute {
  /** The same for attributes that say the same in all languages. */
  readonly number: number;
  readonly labels: SharedFields;
}

/** About a kilobyte each. */
const mostProducts = 50_000;
const mostParts = 10_000;
/** Of texts; each of the others has a number of its own, as if nobody else said it. */
const mostNumbered = 200_000;

/**
 * Makes what many records say once: what a product says in all languages, and what many products of a language say. For who builds all
 * locales one after the other and then ends: what changes meanwhile is followed afterwards.
 */
export function rememberFields(): (facts: ProductFacts) => RecordParts {
  const share = createFieldSharing();
  const products = new Map<number, KnownProduct>();
  const prices = new Map<string, SharedFields>();
  const categories = new Map<string, SharedFields>();
  const attributes = new WeakMap<AttributeFact, KnownAttribute>();
  const numbers = new Map<string, number>();
  let lastNumber = 0;

  function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    lastNumber += 1;
    if (numbers.size < mostNumbered) numbers.set(text, lastNumber);
    return lastNumber;
  }

  function attributeOf(fact: AttributeFact): KnownAttribute {
    const known = attributes.get(fact);
    if (known) return known;
    const { code, isFilterable, options, value } = fact;
    const number = numberOf(JSON.stringify([code, isFilterable, options.map(({ id }) => id), value]));
    const attribute = { number, labels: share(labelField(fact)) };
    attributes.set(fact, attribute);
    return attribute;
  }

  /**
   * What may differ from language to language in the fields that are shared: an attribute, an option or a category without a name in it
   * is not there.
   */
  function signatureOf(
    { categories, sortPositions }: ProductFacts,
    said: readonly KnownAttribute[],
  ): number[] {
    const signature = [said.length, categories.length];
    for (const { number } of said) signature.push(number);
    for (const { id, position } of categories) signature.push(id, position);
    for (const code in sortPositions) signature.push(numberOf(code), sortPositions[code] ?? 0);
    return signature;
  }

  function productFields(facts: ProductFacts, said: readonly KnownAttribute[]): SharedFields {
    const signature = signatureOf(facts, said);
    const earlier = products.get(facts.id);
    if (earlier && isSame(earlier.signature, signature)) return earlier.fields;
    const fields = share(sharedProductFields(facts));
    if (!earlier && products.size < mostProducts) products.set(facts.id, { signature, fields });
    return fields;
  }

  function pricesOf({ prices: shown }: ProductFacts): SharedFields {
    let key = '';
    for (const { currency, minor, otherMinor, euroCents } of shown)
      key += `${currency} ${minor} ${otherMinor} ${euroCents};`;
    return remembered(prices, key, () => share(priceFields(shown)));
  }

  function categoriesOf({ categoryTrails }: ProductFacts): SharedFields {
    const key = JSON.stringify(categoryTrails);
    return remembered(categories, key, () => share(categoryFields(categoryTrails)));
  }

  return (facts) => {
    const said = facts.attributes.map(attributeOf);
    const shared = [productFields(facts, said)];
    for (const { labels } of said) if (labels.length > 0) shared.push(labels);
    shared.push(categoriesOf(facts), pricesOf(facts));
    return { own: ownProductFields(facts), shared };
  };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Those of another locale have gone when there is no more room. */
function remembered(known: Map<string, SharedFields>, key: string, make: () => SharedFields): SharedFields {
  const fields = known.get(key);
  if (fields) return fields;
  if (known.size >= mostParts) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
