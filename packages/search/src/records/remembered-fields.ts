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
  readonly signature: string;
  readonly fields: SharedFields;
}

/** About a kilobyte each. */
const mostProducts = 50_000;
const mostParts = 10_000;

/**
 * Makes what many records say once: what a product says in all languages, and what many products of a language say. For who builds all
 * locales one after the other and then ends: what changes meanwhile is followed afterwards.
 */
export function rememberFields(): (facts: ProductFacts) => RecordParts {
  const share = createFieldSharing();
  const products = new Map<number, KnownProduct>();
  const prices = new Map<string, SharedFields>();
  const categories = new Map<string, SharedFields>();
  const labels = new WeakMap<AttributeFact, SharedFields>();

  function productFields(facts: ProductFacts): SharedFields {
    const signature = signatureOf(facts);
    const earlier = products.get(facts.id);
    if (earlier?.signature === signature) return earlier.fields;
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

  function labelsOf(attribute: AttributeFact): SharedFields {
    let fields = labels.get(attribute);
    if (!fields) {
      fields = share(labelField(attribute));
      labels.set(attribute, fields);
    }
    return fields;
  }

  return (facts) => ({
    own: ownProductFields(facts),
    shared: [productFields(facts), ...facts.attributes.map(labelsOf), categoriesOf(facts), pricesOf(facts)],
  });
}

/**
 * What may differ from language to language in the fields that are shared: an attribute, an option or a category without a name in it is
 * not there.
 */
function signatureOf({ attributes, categories, sortPositions }: ProductFacts): string {
  let signature = '';
  for (const attribute of attributes) signature += signatureOfAttribute(attribute);
  for (const { id, position } of categories) signature += `${id}:${position} `;
  for (const code in sortPositions) signature += `${code}=${sortPositions[code]} `;
  return signature;
}

const signatures = new WeakMap<AttributeFact, string>();

function signatureOfAttribute(attribute: AttributeFact): string {
  let signature = signatures.get(attribute);
  if (signature === undefined) {
    const { code, isFilterable, options, value } = attribute;
    signature = `${JSON.stringify([code, isFilterable, options.map(({ id }) => id), value])} `;
    signatures.set(attribute, signature);
  }
  return signature;
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
