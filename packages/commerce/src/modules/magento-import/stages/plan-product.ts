import { type LocaleName, localeNames } from '@bowline/markets';
import { checkWords, type ProductWords, sourceLocale } from '#catalog';
import { isPlainText } from '#stores';
import { type Misfit, misfit, type RawRecord } from '../model.ts';
import { customText, isObject, listIn, objectIn, tenThousandthsOf, textIn } from '../source/raw-values.ts';
import { optionId } from './attributes.ts';
import { plainHtml, plainWords } from './plain-html.ts';
import { type PricesWish, pricesOf } from './prices.ts';
import { type Named, type Planned, type PlanningFacts, passedOver, type Reference } from './stage.ts';
import { urlKeyOf } from './url-keys.ts';

export interface ProductView {
  readonly words: ProductWords;
  readonly urlKey: string;
}

export interface ProductWish {
  readonly id: string;
  readonly sku: string;
  readonly kind: 'configurable' | 'simple' | 'virtual';
  /** Magento's number of the product that this is a variant of. */
  readonly parent: string | null;
  readonly isActive: boolean;
  readonly visibility: 'both' | 'catalog' | 'search' | 'none';
  readonly weightGrams: number | null;
  /** Null of a configurable product. */
  readonly prices: PricesWish | null;
  readonly categories: readonly string[];
  readonly options: readonly { readonly attribute: string; readonly value: string }[];
  readonly texts: readonly { readonly attribute: string; readonly value: string }[];
  /** Codes of attributes that tell its variants apart. */
  readonly toldApartBy: readonly string[];
  /** A variant is called as its product. */
  readonly views: (Readonly<Partial<Record<LocaleName, ProductView>>> & { readonly en: ProductView }) | null;
}

const kinds: Readonly<Record<string, ProductWish['kind']>> = {
  simple: 'simple',
  virtual: 'virtual',
  configurable: 'configurable',
};
const visibilities = ['none', 'catalog', 'search', 'both'] as const;
const longestText = 1_000;
const mostVariants = 2_000;

const configurableOptions = (base: unknown) =>
  listIn(objectIn(base, 'extension_attributes'), 'configurable_product_options').filter(isObject);
const categoriesIn = (base: unknown) =>
  listIn(objectIn(base, 'extension_attributes'), 'category_links').map((link) => textIn(link, 'category_id'));
const attributesIn = (base: unknown) =>
  listIn(base, 'custom_attributes').map((each) => textIn(each, 'attribute_code'));

export const productAsksAbout = ({ base }: RawRecord): readonly Named[] => [
  { kind: 'variants', id: textIn(base, 'id') },
  ...attributesIn(base).map((id) => ({ kind: 'attributes', id })),
  ...categoriesIn(base).map((id) => ({ kind: 'categories', id })),
  ...configurableOptions(base).map((option) => ({
    kind: 'attribute-numbers',
    id: textIn(option, 'attribute_id'),
  })),
];

/** Rules 13 to 15. */
export function planProduct(raw: RawRecord, facts: PlanningFacts): Planned<ProductWish> {
  const { base } = raw;
  const id = textIn(base, 'id');
  const sku = textIn(base, 'sku').trim();
  const name = `${sku} ${textIn(base, 'name')}`.slice(0, 200);
  const leftOut = (code: string, value?: unknown) => ({ id, name, leftOut: misfit(code, value) });
  const kind = kinds[textIn(base, 'type_id')];
  if (!kind) return leftOut('product-kind-not-sold', textIn(base, 'type_id'));
  if (sku === '' || sku.length > 64 || !isPlainText(sku)) return leftOut('sku-not-valid', sku);
  const misfits: Misfit[] = [];
  const priced = kind === 'configurable' ? null : pricesOf(base, facts.vatBasisPoints);
  if (kind !== 'configurable' && !priced) return leftOut('price-not-valid', textIn(base, 'price'));
  misfits.push(...(priced?.misfits ?? []));

  const [parent = null, codes = ''] = facts.said('variants', id)?.split(' ') ?? [];
  const values = valuesOf(base, facts);
  const wanted = codes.split(',').filter(Boolean);
  const missing = wanted.find((code) => !values.options.some(({ attribute }) => attribute === code));
  if (missing !== undefined) return leftOut('choice-missing', missing);

  const numbers = configurableOptions(base).map((option) => textIn(option, 'attribute_id'));
  const toldApartBy = numbers.flatMap((number) => facts.said('attribute-numbers', number) ?? []);
  if (kind === 'configurable' && (toldApartBy.length === 0 || toldApartBy.length < numbers.length)) {
    return leftOut('attribute-left-out', numbers.join(' '));
  }
  const views = parent === null ? viewsOf(raw, misfits) : null;
  if (parent === null && !views) return leftOut('words-not-valid', textIn(base, 'name'));
  const wish: ProductWish = {
    id,
    sku,
    kind,
    parent,
    isActive: textIn(base, 'status') === '1',
    visibility: parent === null ? (visibilities[Number(textIn(base, 'visibility')) - 1] ?? 'both') : 'none',
    weightGrams: gramsOf(textIn(base, 'weight'), facts),
    prices: priced?.prices ?? null,
    categories: categoriesIn(base).filter((each) => facts.said('categories', each) !== passedOver),
    ...values,
    toldApartBy,
    views,
  };
  return { id, name, wish, misfits, needs: needsOf(wish, wanted), brings: bringsOf(base, wish) };
}

function needsOf(wish: ProductWish, wanted: readonly string[]): readonly Reference[] {
  return [
    ...(wish.parent === null
      ? []
      : [{ kind: 'configurables', id: wish.parent, code: 'parent-left-out', isNeeded: true }]),
    ...wish.categories.map((id) => ({ kind: 'categories', id, code: 'category-left-out', isNeeded: false })),
    ...wish.toldApartBy.map((id) => ({ kind: 'attributes', id, code: 'attribute-left-out', isNeeded: true })),
    ...[...wish.options, ...wish.texts].map(({ attribute }) => ({
      kind: 'attributes',
      id: attribute,
      code: null,
      isNeeded: false,
    })),
    ...wish.options.map(({ attribute, value }) => ({
      kind: 'options',
      id: optionId(attribute, value),
      code: 'choice-not-known',
      isNeeded: wanted.includes(attribute),
    })),
  ];
}

function bringsOf(base: unknown, { id, sku, kind, toldApartBy }: ProductWish): readonly Named[] {
  const own = { kind: 'skus', id: sku.toLowerCase() };
  if (kind !== 'configurable') return [own, { kind: 'products', id }];
  const links = objectIn(base, 'extension_attributes').configurable_product_links;
  const variants = (Array.isArray(links) ? links : []).slice(0, mostVariants);
  const detail = `${id} ${toldApartBy.join(',')}`;
  return [
    own,
    { kind: 'products', id },
    ...variants.map((each) => ({ kind: 'variants', id: String(each), detail })),
  ];
}

function valuesOf(base: unknown, facts: PlanningFacts): Pick<ProductWish, 'options' | 'texts'> {
  const options: { attribute: string; value: string }[] = [];
  const texts: { attribute: string; value: string }[] = [];
  for (const attribute of attributesIn(base)) {
    const sort = facts.said('attributes', attribute);
    const value = customText(base, attribute).trim();
    if (sort === null || sort === passedOver || value === '') continue;
    if (sort === 'select' || sort === 'multiselect') {
      options.push(...value.split(',').map((each) => ({ attribute, value: each.trim() })));
    } else if (sort === 'boolean') texts.push({ attribute, value: value === '1' ? '1' : '0' });
    else
      texts.push({
        attribute,
        value: plainWords(value).slice(0, longestText) || value.slice(0, longestText),
      });
  }
  return { options, texts };
}

function gramsOf(weight: string, { source }: PlanningFacts): number | null {
  const kept = tenThousandthsOf(weight);
  const grams = kept === null ? null : Math.round((kept * source.gramsPerWeight) / 10_000);
  return grams !== null && grams <= 2_147_483_647 ? grams : null;
}

function viewsOf({ base, views }: RawRecord, misfits: Misfit[]): ProductWish['views'] {
  const en = viewOf(views[sourceLocale] ?? base, misfits);
  if (!en) return null;
  const said: Partial<Record<LocaleName, ProductView>> = {};
  for (const locale of localeNames) {
    const view = views[locale] === undefined ? null : viewOf(views[locale], []);
    if (view) said[locale] = view;
  }
  return { ...said, en };
}

function viewOf(raw: unknown, misfits: Misfit[]): ProductView | null {
  const name = textIn(raw, 'name');
  const { html, isSimplified } = plainHtml(customText(raw, 'description'));
  const short = plainWords(customText(raw, 'short_description'));
  const words = checkWords({
    name,
    shortDescription: short.slice(0, 2_000),
    descriptionHtml: html,
    metaTitle: customText(raw, 'meta_title').slice(0, 255),
    metaDescription: customText(raw, 'meta_description').slice(0, 500),
    colourName: null,
    rangeName: null,
  });
  const urlKey = urlKeyOf(customText(raw, 'url_key'), name);
  if (!words.ok || !urlKey) return null;
  if (isSimplified) misfits.push(misfit('markup-left-out', 'description'));
  return { words: words.value, urlKey };
}
