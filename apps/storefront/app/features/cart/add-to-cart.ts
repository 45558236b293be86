import type { FormAnswer } from '@bowline/ui/forms';
import { data, redirect } from 'react-router';
import { type Received, type Refusal, receive } from '../../forms/form-actions.ts';
import {
  AddToCartMutation,
  type CartItemInput,
  type CartViewFragment,
  ProductOptionsQuery,
} from '../../generated/operations.ts';
import { messagesFor } from '../../i18n/all-messages.server.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { orderForm, quantityOf, sampleForm, togetherForm } from './cart-forms.ts';
import type { CartView } from './cart-view.ts';
import { changeKeyIn } from './change-key.ts';
import { cheapestItems, type Offers } from './cheapest-items.ts';
import { giftCardForm, giftCardOptions } from './gift-card-form.ts';
import { type CartLoss, cartIdForWriting, lossOf, newCartId, rememberCart } from './open-cart.ts';

/** What became of a wish to buy something; what was typed comes back with a refusal. */
export type Addition =
  | {
      readonly isAdded: true;
      readonly wasInCart: boolean;
      readonly othersSoldOut: boolean;
      /** What of several things could not be added, by name. */
      readonly missing?: readonly string[];
      /** How many of what came into it. */
      readonly items: readonly { readonly sku: string; readonly quantity: number }[];
      readonly loss?: CartLoss;
    }
  | { readonly isAdded: false; readonly answer: FormAnswer };

/** What the browser gets when it looks into the cart, puts something in, or changes a line. */
export interface CartAnswer {
  readonly cart?: CartView;
  readonly addition?: Addition;
  /** The answer to a form about one line. */
  readonly isChanged?: true;
  /** Why a line stayed as it was. */
  readonly refused?: FormAnswer;
}

export interface AdditionOutcome {
  readonly addition: Addition;
  readonly cart?: CartViewFragment;
  readonly cookie?: string;
}

/** Forms of a product page that put something into the cart. */
export function isAddition(sent: FormData): boolean {
  return [orderForm(), sampleForm, giftCardForm, togetherForm].some(
    ({ name }) => name === sent.get('intent'),
  );
}

/** The action of a product page without scripts: on to the cart, or back with the reason and all that was typed. */
export async function addFromPage(shop: ShopRequest, sent: FormData) {
  const { addition, cookie } = await addToCart(shop, sent);
  const headers = new Headers(cookie ? { 'set-cookie': cookie } : undefined);
  if (!addition.isAdded) return data(addition.answer, { status: 422, headers });
  throw redirect(`/checkout/cart?news=${newsOf(addition)}`, { status: 303, headers });
}

function newsOf({ loss, missing, othersSoldOut, wasInCart }: Extract<Addition, { isAdded: true }>) {
  if (loss || missing) return loss ?? 'someMissing';
  if (othersSoldOut) return 'othersSoldOut';
  return wasInCart ? 'again' : 'added';
}

/** A cart that is gone is replaced by a new one, and the visitor is told (specification 4). */
export async function addToCart(shop: ShopRequest, sent: FormData): Promise<AdditionOutcome> {
  const wish = await readWish(shop, sent);
  if (wish.problems.length > 0) return refused(wish, { problems: wish.problems });
  if (!wish.item.sku) return refused(wish, { failure: { reason: await nothingToAdd(shop, wish) } });
  const id = await cartIdForWriting(shop);
  const first = await tryToAdd(shop, id, wish);
  if (first.loss === undefined) return first;
  const renewed = await tryToAdd(shop, await newCartId(shop), wish);
  const { addition } = renewed;
  return addition.isAdded ? { ...renewed, addition: { ...addition, loss: first.loss } } : renewed;
}

interface Wish extends Received<string> {
  /** What the browser calls this change, so that it is made once. */
  readonly key: string | null;
  readonly item: WantedItem;
  /** What is added with it, and what had to be left out. */
  readonly others?: Offers['items'];
  readonly missing?: readonly string[];
}

async function readWish(shop: ShopRequest, sent: FormData): Promise<Wish> {
  // A variant is a line of its product, with the options that make it up.
  const parentSku = String(sent.get('parentSku') ?? '');
  const key = changeKeyIn(sent);
  const one = { sku: String(sent.get('sku') ?? ''), parent_sku: parentSku || null, quantity: 1 };
  switch (sent.get('intent')) {
    case giftCardForm.name: {
      const received = receive(giftCardForm, sent);
      return { ...received, key, item: { ...one, ...giftCardOptions(received.values) } };
    }
    case togetherForm.name: {
      const { items, missing } = await cheapestItems(shop, sent.getAll('sku').map(String));
      const [item = { ...one, sku: '' }, ...others] = items;
      return { ...receive(togetherForm, sent), key, item, others, missing };
    }
    case sampleForm.name:
      return { ...receive(sampleForm, sent), key, item: one };
    default: {
      const received = receive(orderForm(), sent);
      return { ...received, key, item: { ...one, quantity: quantityOf(received.values.quantity) } };
    }
  }
}

async function tryToAdd(
  shop: ShopRequest,
  id: string,
  wish: Wish,
): Promise<AdditionOutcome & { loss?: CartLoss }> {
  const { item, key, others = [] } = wish;
  const items = [item, ...others];
  const { data: result, errors } = await shop.commerce.mutate(AddToCartMutation, {
    id,
    items: items.map(withoutName),
    key,
  });
  const loss = lossOf(errors);
  if (loss) return { ...refused(wish, { failure: {} }), loss };
  const answer = result?.addProductsToCart;
  if (!answer) {
    shop.log.warn({ err: errors[0] }, 'Something could not be put into a cart');
    return refused(wish, { failure: {} });
  }
  const cookie = rememberCart(shop, id);
  const [problem] = answer.user_errors;
  if (problem && answer.user_errors.length >= items.length)
    return { ...refused(wish, await whyRefused(shop, wish, problem)), cookie };
  const lines = answer.cart.itemsV2?.items ?? [];
  const missing = [...(wish.missing ?? []), ...(problem ? absentNames(items, lines) : [])];
  const line = lines.find((candidate) => candidate && skuOf(candidate) === item.sku);
  return {
    addition: {
      isAdded: true,
      wasInCart: (line?.quantity ?? 0) > item.quantity,
      othersSoldOut: lines.some((candidate) => candidate && candidate !== line && !candidate.is_available),
      ...((problem || missing.length > 0) && { missing }),
      items: [item, ...others].map(({ sku, quantity }) => ({ sku, quantity })),
    },
    cart: answer.cart,
    cookie,
  };
}

type WantedItem = CartItemInput & { readonly name?: string };

function withoutName({ name: _, ...item }: WantedItem): CartItemInput {
  return item;
}

/** Of several things, those that are not in the cart. */
function absentNames(items: readonly WantedItem[], lines: readonly (ApiLine | null)[]): string[] {
  const present = new Set(lines.map((line) => line && skuOf(line)));
  return items.flatMap(({ sku, name }) => (name && !present.has(sku) ? [name] : []));
}

function refused({ refuse }: Wish, why: Refusal<string>): AdditionOutcome {
  return { addition: { isAdded: false, answer: refuse(why).data } };
}

async function whyRefused(
  shop: ShopRequest,
  { item, values }: Wish,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<Refusal<string>> {
  if (code === 'INSUFFICIENT_STOCK' && 'quantity' in values)
    return { problems: [{ field: 'quantity', code: 'notAvailable' }] };
  const choice = code === 'REQUIRED_PARAMETER_MISSING' ? await missingChoice(shop, item.sku) : undefined;
  return { failure: { reason: choice ?? message } };
}

/** A product of which no variant was chosen: what there is to choose. */
async function missingChoice(shop: ShopRequest, sku: string): Promise<string | undefined> {
  const product = (await shop.commerce.query(ProductOptionsQuery, { sku })).data?.products?.items?.[0];
  const options = product && 'configurable_options' in product ? (product.configurable_options ?? []) : [];
  if (options.length === 0) return undefined;
  const { translate } = await messagesFor(shop);
  return translate('cart.problems.choose', { options: options.map((option) => option?.label).join(', ') });
}

/** Nothing of a list was ticked, or nothing of it can be bought now. */
async function nothingToAdd(shop: ShopRequest, { missing = [] }: Wish): Promise<string> {
  const { translate } = await messagesFor(shop);
  return missing.length === 0
    ? translate('cart.problems.nothingChosen')
    : translate('cart.problems.allMissing', { names: missing.join(', ') });
}

type ApiLine = NonNullable<NonNullable<NonNullable<CartViewFragment['itemsV2']>['items']>[number]>;

function skuOf(line: ApiLine): string | null | undefined {
  return 'configured_variant' in line ? line.configured_variant.sku : line.product.sku;
}
