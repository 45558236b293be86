import { sql } from '@bowline/database';
import { ok } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import {
  insertProduct,
  insertProductWords,
  lockCategories,
  lockKnownProduct,
  readProductUrlKeys,
  readProductWords,
  replaceProductWords,
  setProductCategories,
  setProductFacts,
  setProductOptions,
  setProductUrlKey,
  setProductValues,
  slugOf,
  sourceLocale,
} from '#catalog';
import { changePrices } from '#goods';
import { beginPricing, replaceTiers } from '#pricing';
import { movePaths } from '#routing';
import { createPool } from '#stock';
import { localTime } from '#stores';
import { misfit } from '../model.ts';
import { optionId } from './attributes.ts';
import type { ProductView, ProductWish } from './plan-product.ts';
import type { Writing, Written } from './stage.ts';

/** The tree before the products, as everybody holds them. */
export const holdForProducts = lockCategories;

const leftOut = (code: string, value: string): Written => ({ ok: false, refusal: misfit(code, value) });

export async function writeProduct(
  writing: Writing,
  wish: ProductWish,
  ownId: number | null,
): Promise<Written> {
  const { transaction } = writing;
  const known = await lockKnownProduct(transaction, ownId === null ? { sku: wish.sku } : { id: ownId });
  if (ownId !== null && !known) return leftOut('removed-here', wish.sku);
  const parentId = wish.parent === null ? null : writing.ownIdOf('configurables', wish.parent);
  if (known) {
    if (known.kind !== wish.kind || known.parentId !== parentId)
      return leftOut('product-of-other-kind', known.kind);
    if (known.sku.toLowerCase() !== wish.sku.toLowerCase()) return leftOut('sku-changed', known.sku);
    await setProductFacts(transaction, known.id, wish);
  }
  const made = known ? ok(known.id) : await add(writing, wish, parentId);
  if (!made.ok) return made;
  const id = made.value;
  const worded = wish.views === null ? ok(id) : await (known ? changeWords : addWords)(writing, wish, id);
  if (!worded.ok) return worded;
  const priced = await price(writing, wish, id);
  if (!priced.ok) return priced;
  if (parentId === null)
    await setProductCategories(transaction, id, ownIds(writing, 'categories', wish.categories));
  await setProductOptions(transaction, id, ownIds(writing, 'attributes', wish.toldApartBy));
  await setValues(writing, wish, id);
  await writing.remember({ kind: 'skus', id: wish.sku.toLowerCase() }, id);
  if (wish.kind === 'configurable') await writing.remember({ kind: 'products', id: wish.id }, id);
  return ok(id);
}

const ownIds = ({ ownIdOf }: Writing, kind: string, ids: readonly string[]): readonly number[] =>
  ids.flatMap((id) => ownIdOf(kind, id) ?? []);

async function add(
  { transaction, now }: Writing,
  wish: ProductWish,
  parentId: number | null,
): Promise<Written> {
  const { sku, kind } = wish;
  const poolId = kind === 'simple' ? await createPool(transaction, sku.toLowerCase()) : null;
  if (kind === 'simple' && poolId === null) return leftOut('stock-pool-taken', sku);
  const priceMinor = wish.prices?.priceMinor ?? null;
  const id = await insertProduct(transaction, { ...wish, parentId, priceMinor, poolId, now });
  if (id === null) return leftOut('sku-taken', sku);
  if (priceMinor !== null) await beginPricing(transaction, id, priceMinor, now);
  return ok(id);
}

const viewIn = ({ views }: ProductWish, locale: LocaleName): ProductView | undefined =>
  views?.[locale] ?? views?.en;

/** Where its address is taken by something else, its sku is added to it. */
async function addWords({ transaction, now }: Writing, wish: ProductWish, id: number): Promise<Written> {
  const english = JSON.stringify(wish.views?.en.words);
  for (const ending of ['', `-${slugOf(wish.sku)}`]) {
    const first = localeNames.flatMap((locale) => {
      const view = viewIn(wish, locale);
      if (!view) return [];
      const standsIn = locale !== sourceLocale && JSON.stringify(view.words) === english;
      return [{ locale, words: view.words, urlKey: `${view.urlKey}${ending}`, standsIn }];
    });
    await sql`savepoint address`.execute(transaction);
    const paths = first.map(({ locale, urlKey }) => ({ locale, entityId: id, path: urlKey }));
    const moved = await movePaths(transaction, 'PRODUCT', paths);
    if (moved.ok) {
      await insertProductWords(transaction, id, first, now);
      return ok(id);
    }
    await sql`rollback to savepoint address`.execute(transaction);
  }
  return leftOut('path-taken', wish.views?.en.urlKey ?? '');
}

async function changeWords({ transaction, now }: Writing, wish: ProductWish, id: number): Promise<Written> {
  const former = await readProductWords(transaction, [id]);
  const urlKeys = await readProductUrlKeys(transaction, id);
  const english = JSON.stringify(wish.views?.en.words);
  for (const locale of localeNames) {
    const view = viewIn(wish, locale);
    const there = former.get(`${id} ${locale}`);
    if (!view || !there) continue;
    const { colourName, rangeName } = there;
    const words = { ...view.words, colourName, rangeName };
    if (locale === sourceLocale || JSON.stringify(view.words) !== english) {
      await replaceProductWords(transaction, { productId: id, locale, words, seenAt: null, now });
    }
    const urlKey = urlKeys.get(locale);
    if (urlKey === view.urlKey || urlKey === `${view.urlKey}-${slugOf(wish.sku)}`) continue;
    const moved = await movePaths(transaction, 'PRODUCT', [{ locale, entityId: id, path: view.urlKey }]);
    if (!moved.ok) return leftOut('path-taken', view.urlKey);
    await setProductUrlKey(transaction, id, locale, view.urlKey);
  }
  return ok(id);
}

async function price(
  { transaction, now, timeZone }: Writing,
  wish: ProductWish,
  id: number,
): Promise<Written> {
  const { sku, prices } = wish;
  if (!prices) return ok(id);
  const today = localTime(now, timeZone).day;
  const isOver = prices.reduction?.to !== undefined && prices.reduction.to < today;
  const change = { sku, priceMinor: prices.priceMinor, reduction: isOver ? null : prices.reduction };
  const { refused } = await changePrices(transaction, [change], { clock: () => now, timeZone });
  const refusal = refused.get(0);
  if (refusal) return leftOut(refusal.code, String(prices.priceMinor));
  await replaceTiers(transaction, id, prices.tiers);
  return ok(id);
}

async function setValues({ transaction, ownIdOf }: Writing, wish: ProductWish, id: number): Promise<void> {
  const options = wish.options.flatMap(({ attribute, value }) => {
    const attributeId = ownIdOf('attributes', attribute);
    const chosen = ownIdOf('options', optionId(attribute, value));
    return attributeId === null || chosen === null ? [] : [{ attributeId, optionId: chosen }];
  });
  const texts = wish.texts.flatMap(({ attribute, value }) => {
    const attributeId = ownIdOf('attributes', attribute);
    return attributeId === null ? [] : [{ attributeId, value }];
  });
  await setProductValues(transaction, id, { options, texts });
}
