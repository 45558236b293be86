import { type FormAnswer, problemsIn, readValues, type Values } from '@bowline/ui/forms';
import { AddToCartMutation, type CartItemInput, type CartViewFragment } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { CartView } from './cart-view.ts';
import { type GiftCardField, giftCardForm, giftCardOptions, isGiftCard } from './gift-card-form.ts';
import { type CartLoss, cartIdForWriting, lossOf, newCartId, rememberCart } from './open-cart.ts';
import { readQuantity } from './read-quantity.ts';

/** What became of a wish to buy something; what was typed comes back with a refusal. */
export type Addition =
  | {
      readonly isAdded: true;
      readonly wasInCart: boolean;
      readonly othersSoldOut: boolean;
      readonly loss?: CartLoss;
    }
  | {
      readonly isAdded: false;
      readonly reason?: string;
      readonly isTooMany?: boolean;
      readonly giftCard?: FormAnswer<GiftCardField>;
    };

/** What the browser gets when it puts something in. */
export interface CartAnswer {
  readonly addition: Addition;
  readonly cart?: CartView;
}

export interface AdditionOutcome {
  readonly addition: Addition;
  readonly cart?: CartViewFragment;
  readonly cookie?: string;
}

/** A cart that is gone is replaced by a new one, and the visitor is told (specification 4). */
export async function addToCart(shop: ShopRequest, form: FormData): Promise<AdditionOutcome> {
  const sku = String(form.get('sku') ?? '');
  const giftCard = isGiftCard(form) ? readValues(giftCardForm, form) : undefined;
  const problems = giftCard ? problemsIn(giftCardForm, giftCard) : [];
  if (giftCard && problems.length > 0)
    return {
      addition: { isAdded: false, giftCard: { form: giftCardForm.name, values: giftCard, problems } },
    };
  const item = {
    sku,
    // A variant is a line of its product, with the options that make it up.
    parent_sku: String(form.get('parentSku') ?? '') || null,
    quantity: readQuantity(form.get('quantity')),
    ...(giftCard && giftCardOptions(giftCard)),
  };
  const id = await cartIdForWriting(shop);
  const first = await tryToAdd(shop, id, item, giftCard);
  if (first.loss === undefined) return first;
  const renewed = await tryToAdd(shop, await newCartId(shop), item, giftCard);
  const { addition } = renewed;
  return addition.isAdded ? { ...renewed, addition: { ...addition, loss: first.loss } } : renewed;
}

async function tryToAdd(
  shop: ShopRequest,
  id: string,
  item: CartItemInput,
  giftCard: Values<GiftCardField> | undefined,
): Promise<AdditionOutcome & { loss?: CartLoss }> {
  const refused = (reason?: string): AdditionOutcome => ({
    addition: { isAdded: false, ...(reason && { reason }), ...(giftCard && refusedCard(giftCard, reason)) },
  });
  const { data, errors } = await shop.commerce.mutate(AddToCartMutation, { id, items: [item] });
  const loss = lossOf(errors);
  if (loss) return { ...refused(), loss };
  const answer = data?.addProductsToCart;
  if (!answer) {
    shop.log.warn({ errors }, 'Something could not be put into a cart');
    return refused();
  }
  const [problem] = answer.user_errors;
  if (problem) {
    const { addition } = refused(problem.message);
    const isTooMany = problem.code === 'INSUFFICIENT_STOCK';
    return { addition: { ...addition, ...(isTooMany && { isTooMany }) }, cookie: rememberCart(shop, id) };
  }
  const lines = answer.cart.itemsV2?.items ?? [];
  const line = lines.find((candidate) => candidate && skuOf(candidate) === item.sku);
  return {
    addition: {
      isAdded: true,
      wasInCart: (line?.quantity ?? 0) > item.quantity,
      othersSoldOut: lines.some((candidate) => candidate && candidate !== line && !candidate.is_available),
    },
    cart: answer.cart,
    cookie: rememberCart(shop, id),
  };
}

type ApiLine = NonNullable<NonNullable<NonNullable<CartViewFragment['itemsV2']>['items']>[number]>;

function skuOf(line: ApiLine): string | null | undefined {
  return 'configured_variant' in line ? line.configured_variant.sku : line.product.sku;
}

function refusedCard(values: Values<GiftCardField>, reason: string | undefined) {
  const failure = { ...(reason && { reason }) };
  return { giftCard: { form: giftCardForm.name, values, problems: [], failure } };
}
