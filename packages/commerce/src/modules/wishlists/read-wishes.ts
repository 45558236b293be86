import { ok, type Result, refuse } from '@bowline/kit';
import { readThings, type SoldThing, type ThingsUnderSkus } from '#catalog';
import { decodeConfigurableValueUid } from '#graphql';
import { isPlainText, tidyLines } from '#stores';
import { longestNote, longestSku, mostPieces, type Wish, type WishlistsContext } from './model.ts';
import type { WishlistsRefusal } from './refusals.ts';

/** As clients say it. */
export interface WishInput {
  readonly sku: string;
  readonly parentSku: string | null;
  readonly quantity: number;
  readonly selectedOptions: readonly string[];
  /** Extension: carried along by a list of a guest. */
  readonly note: string | null;
}

/** Rules 9 and 10, for each by itself; whether the list has room for it is not said here. */
export async function readWishes(
  inputs: readonly WishInput[],
  context: WishlistsContext,
): Promise<
  readonly Result<
    Wish,
    WishlistsRefusal<
      'wish-product-not-found' | 'wish-quantity-zero' | 'wish-quantity-too-high' | 'wish-note-too-long'
    >
  >[]
> {
  const skus = inputs.flatMap(({ sku, parentSku }) => [sku.trim(), parentSku?.trim() ?? '']).filter(isSku);
  const things = await readThings(context.wishlists.reading, skus);
  return Promise.all(
    inputs.map(async (input) => {
      const quantity = readQuantity(input.quantity);
      if (!quantity.ok) return quantity;
      const note = readNote(input.note);
      if (!note.ok) return note;
      const found = findWished(input, things);
      const product = found && (await context.catalog.product(found.productId));
      if (!product) return refuse('wish-product-not-found', { sku: input.sku });
      return ok({
        sku: product.sku,
        variantSku: found.variantSku,
        quantityHundredths: quantity.value,
        note: note.value,
        productName: product.name,
        addedAt: context.now,
      });
    }),
  );
}

function isSku(text: string): boolean {
  return text !== '' && text.length <= longestSku && isPlainText(text);
}

interface Wished {
  readonly productId: number;
  readonly variantSku: string;
}

/** A variant belongs to its product if the product was named too; by its sku alone it is wished for by itself. */
function findWished(
  { sku, parentSku, selectedOptions }: WishInput,
  { sold, variants }: ThingsUnderSkus,
): Wished | null {
  const key = sku.trim().toLowerCase();
  const thing = sold.get(key);
  if (thing?.kind === 'sample') return null;
  if (thing) return withParent(thing, parentSku, variants);
  const family = variants.get(key);
  const [first] = family ?? [];
  if (!family || first?.parentId == null) return null;
  return { productId: first.parentId, variantSku: chosenVariant(family, selectedOptions) };
}

function withParent(
  thing: SoldThing,
  parentSku: string | null,
  variants: ThingsUnderSkus['variants'],
): Wished | null {
  if (parentSku === null || parentSku.trim().toLowerCase() === thing.sku.toLowerCase()) {
    return { productId: thing.productId, variantSku: '' };
  }
  const siblings = variants.get(parentSku.trim().toLowerCase()) ?? [];
  const isOfParent = siblings.some(({ productId }) => productId === thing.productId);
  return isOfParent && thing.parentId !== null ? { productId: thing.parentId, variantSku: thing.sku } : null;
}

type Family = NonNullable<ReturnType<ThingsUnderSkus['variants']['get']>>;

/** Empty as long as the options choose none. */
export function chosenVariant(family: Family, selectedOptions: readonly string[]): string {
  const chosen = new Set(selectedOptions.map((uid) => decodeConfigurableValueUid(uid)?.optionId));
  const variant = family.find(
    ({ optionIds }) => optionIds.length === chosen.size && optionIds.every((id) => chosen.has(id)),
  );
  return variant?.sku ?? '';
}

export function readQuantity(
  quantity: number,
): Result<number, WishlistsRefusal<'wish-quantity-zero' | 'wish-quantity-too-high'>> {
  const hundredths = Math.round(quantity * 100);
  if (!(hundredths > 0)) return refuse('wish-quantity-zero');
  return quantity > mostPieces ? refuse('wish-quantity-too-high', { most: mostPieces }) : ok(hundredths);
}

/** Null where nothing is written. */
export function readNote(
  typed: string | null,
): Result<string | null, WishlistsRefusal<'wish-note-too-long'>> {
  const note = tidyLines(typed);
  return note.length > longestNote ? refuse('wish-note-too-long', { most: longestNote }) : ok(note || null);
}
