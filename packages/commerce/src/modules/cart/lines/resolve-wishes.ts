import { ok, type Result, refuse } from '@bowline/kit';
import { readThings, type SoldThing, type ThingsUnderSkus } from '#catalog';
import { decodeConfigurableValueUid } from '#graphql';
import { isPlainText } from '#stores';
import type { CartContext } from '../context.ts';
import type { PlannedLine } from '../model.ts';
import { type EnteredOption, readGiftCardWish } from './gift-card-wish.ts';
import type { LineRefusal } from './line-refusals.ts';
import { isSoldByFraction, readQuantity } from './quantity.ts';

/** What somebody wants in the cart, as clients say it. */
export interface LineWish {
  readonly sku: string;
  /** Of the configurable product that the sku is a variant of. */
  readonly parentSku: string | null;
  readonly quantity: number;
  /** Uids of the options of a configurable product, or of the amount of a gift card. */
  readonly selectedOptions: readonly string[];
  readonly enteredOptions: readonly EnteredOption[];
}

const longestSku = 128;

/** The line each wish asks for, by itself; whether the cart can take it is `planAddition`'s to say. */
export async function resolveWishes(
  wishes: readonly LineWish[],
  context: CartContext,
): Promise<readonly Result<PlannedLine, LineRefusal>[]> {
  const skus = wishes.flatMap(({ sku, parentSku }) => [sku.trim(), parentSku?.trim() ?? '']).filter(isSku);
  const things = await readThings(context.carts.reading, skus);
  return Promise.all(wishes.map((wish) => resolveWish(wish, things, context)));
}

function isSku(text: string): boolean {
  return text !== '' && text.length <= longestSku && isPlainText(text);
}

async function resolveWish(
  wish: LineWish,
  things: ThingsUnderSkus,
  context: CartContext,
): Promise<Result<PlannedLine, LineRefusal>> {
  const found = findThing(wish, things);
  if (!found.ok) return found;
  const thing = found.value;
  const quantity = readQuantity(wish.quantity, { isByFraction: isSoldByFraction(thing) });
  if (!quantity.ok) return quantity;
  const line = { id: null, sku: thing.sku, thing, quantityHundredths: quantity.value, giftCard: null };
  // One is all there is of a sample, however many are asked for (rule 7).
  if (thing.kind === 'sample') return ok({ ...line, kind: 'sample', quantityHundredths: 100 });
  if (thing.kind !== 'gift_card')
    return ok({ ...line, kind: isByItself(wish, thing) ? 'variant' : 'product' });
  const giftCard = await readGiftCardWish(thing.productId, wish, context);
  return giftCard.ok ? ok({ ...line, kind: 'gift-card', giftCard: giftCard.value }) : giftCard;
}

/** Behaviour 79. */
function isByItself({ sku, parentSku }: LineWish, thing: SoldThing): boolean {
  return (
    thing.parentId !== null && parentSku === null && sku.trim().toLowerCase() === thing.sku.toLowerCase()
  );
}

/** Behaviour 79: of a configurable product the variant its options choose, otherwise what has the sku itself. */
function findThing(
  { sku, parentSku, selectedOptions }: LineWish,
  { sold, variants }: ThingsUnderSkus,
): Result<SoldThing, LineRefusal<'line-product-not-found' | 'line-options-missing'>> {
  const key = sku.trim().toLowerCase();
  const found = sold.get(key);
  if (found) {
    const siblings = parentSku === null ? null : (variants.get(parentSku.trim().toLowerCase()) ?? []);
    const isOfParent = siblings?.some(({ productId }) => productId === found.productId) ?? true;
    return isOfParent ? ok(found) : refuse('line-product-not-found', { sku });
  }
  const choices = variants.get(key);
  if (!choices) return refuse('line-product-not-found', { sku });
  const chosen = new Set(selectedOptions.map((uid) => decodeConfigurableValueUid(uid)?.optionId));
  const variant = choices.find(
    ({ optionIds }) => optionIds.length === chosen.size && optionIds.every((id) => chosen.has(id)),
  );
  return variant ? ok(variant) : refuse('line-options-missing');
}
