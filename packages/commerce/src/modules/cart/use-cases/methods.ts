import { ok, type Result, refuse } from '@bowline/kit';
import { inStoreCode, type ShippingOption, warehouseCode } from '#shipping';
import { isPlainText } from '#stores';
import { type AccessRefusal, changeFacts, changeOpened, openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import { offeredNames } from '../payment-methods.ts';
import { offeredShipping } from '../pricing/cart-facts.ts';
import { expectSeenThings } from '../pricing/line-facts.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { isDigital } from '../pricing/price-lines.ts';
import type { CartRefusal } from '../refusals.ts';
import { saveCart } from '../repository.ts';

export interface ShippingWish {
  readonly carrier: string;
  readonly method: string;
  readonly pickupPointId: string | null | undefined;
  /** Under which the point was found; that of the address when it is not given. */
  readonly pickupPointPostcode: string | null | undefined;
}

type ShippingRefusal = CartRefusal<
  | 'shipping-address-missing'
  | 'shipping-method-for-empty-cart'
  | 'shipping-method-not-found'
  | 'pickup-point-missing'
  | 'pickup-point-not-found'
>;

/** Behaviour 109. Whether it is still offered is looked at again with every price. */
export async function setShippingMethod(
  cartId: string,
  wish: ShippingWish,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | ShippingRefusal>> {
  return changeFacts<ShippingRefusal>(cartId, context, async (opened) => {
    if (opened.lines.length === 0) return refuse('shipping-method-for-empty-cart');
    const { shippingAddress } = opened;
    if (!shippingAddress) return refuse('shipping-address-missing');
    // What there is depends on the address alone, only what it costs on the goods.
    const offered = isDigital(opened) ? [] : offeredShipping(shippingAddress, 0, null, context);
    const wanted = wish.carrier === inStoreCode ? warehouseCode : wish.carrier;
    const option = offered.find(({ carrier, method }) => carrier === wanted && method === wish.method);
    if (!option) return refuse('shipping-method-not-found', { carrier: wish.carrier, method: wish.method });
    const point = await findPoint(opened, option, wish, context);
    if (!point.ok) return point;
    return ok((cart) =>
      cart.shippingAddress
        ? ok({
            ...cart,
            shippingCarrier: option.carrier,
            shippingMethod: option.method,
            pickupPoint: point.value,
          })
        : refuse('shipping-address-missing'),
    );
  });
}

async function findPoint(
  { shippingAddress }: Cart,
  { carrier, method }: ShippingOption,
  { pickupPointId, pickupPointPostcode }: ShippingWish,
  { carts }: CartContext,
) {
  if (method !== 'pickup-point' || carrier === warehouseCode || !shippingAddress) return ok(null);
  const { country, postcode } = shippingAddress;
  const question = { carrier, country, postcode: pickupPointPostcode || postcode || '' };
  if (!pickupPointId) {
    // Rule 25.
    const [nearest] = await carts.pickupPoints.near(question);
    return nearest ? ok(nearest) : refuse('pickup-point-missing');
  }
  const point = await carts.pickupPoints.find(question, pickupPointId);
  return point ? ok(point) : refuse('pickup-point-not-found');
}

export interface PaymentWish {
  /** The name of a method (rule 27). */
  readonly code: string;
  readonly issuer?: string | null | undefined;
  readonly cardToken?: string | null | undefined;
  readonly purchaseOrderNumber?: string | null | undefined;
}

export type PaymentMethodRefusal = CartRefusal<
  'shipping-address-missing' | 'payment-method-not-available' | 'purchase-order-number-missing'
>;

const longestReference = 64;
/** Codes and tokens of a provider. */
const providersWord = /^[\w.-]{1,128}$/;

/** Behaviours 111 and 112. */
export async function setPaymentMethod(
  cartId: string,
  wish: PaymentWish,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | PaymentMethodRefusal>> {
  expectSeenThings(cartId, context);
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  const priced = await priceCart(opened.value, context);
  if (!priced.isDigital && !opened.value.shippingAddress) return refuse('shipping-address-missing');
  const offered = offeredNames(priced, context).find(({ name }) => name === wish.code);
  if (!offered) return refuse('payment-method-not-available');
  const { code, name } = offered;
  const reference = code === 'purchaseorder' ? (wish.purchaseOrderNumber?.trim() ?? '') : null;
  if (reference === '') return refuse('purchase-order-number-missing');
  if (reference !== null && (reference.length > longestReference || !isPlainText(reference)))
    return refuse('payment-method-not-available');
  const issuer = wish.issuer || null;
  const cardToken = (code === 'creditcard' && wish.cardToken) || null;
  if ([issuer, cardToken].some((word) => word !== null && !providersWord.test(word)))
    return refuse('payment-method-not-available');
  const choice = {
    paymentMethod: code,
    paymentName: name === code ? null : name,
    paymentDetails: issuer === null && cardToken === null ? null : { issuer, cardToken },
    purchaseOrderNumber: reference,
  };
  return changeOpened(opened.value, context, async (writer, cart) =>
    ok(await saveCart(writer, { ...cart, ...choice }, context.now)),
  );
}
