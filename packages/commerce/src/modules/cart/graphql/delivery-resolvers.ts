import { refuse } from '@bowline/kit';
import { isCountryCode } from '@bowline/markets';
import { decodeEntityUid, RefusalError, valueOrRefusal } from '#graphql';
import { isCarrierCode, offersPickupPoints, shippingData } from '#shipping';
import { type AddressInput, findCountry, readRegion } from '#stores';
import type { PaymentMethodInput, Resolvers } from '#wire';
import type { CartContext } from '../context.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { setBillingAddress, setShippingAddress } from '../use-cases/addresses.ts';
import { estimatedCart } from '../use-cases/estimate.ts';
import { setPaymentMethod, setShippingMethod } from '../use-cases/methods.ts';
import { changing } from './changing.ts';
import { paymentWish } from './payment-wish.ts';
import { required } from './required.ts';
import { showOptions, showPickupPoint } from './show-address.ts';
import { showCart } from './show-cart.ts';

interface AddressChoice {
  readonly address?: (AddressInput & { readonly save_in_address_book?: boolean | null }) | null;
  readonly customer_address_id?: number | null;
  readonly customer_address_uid?: string | null;
}

interface ShippingAddressInput extends AddressChoice {
  readonly customer_notes?: string | null;
  readonly pickup_location_code?: string | null;
}

interface ShippingInput {
  readonly cart_id: string;
  readonly shipping_addresses: readonly (ShippingAddressInput | null)[];
}

interface BillingInput {
  readonly cart_id: string;
  readonly billing_address: AddressChoice & {
    readonly same_as_shipping?: boolean | null;
    readonly use_for_shipping?: boolean | null;
  };
}

interface ShippingMethodInput {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly pickup_point_id?: string | null;
  readonly pickup_point_postcode?: string | null;
}

interface EstimateInput {
  readonly cart_id: string;
  readonly address: {
    readonly country_code: string;
    readonly region?: {
      readonly region_code?: string | null;
      readonly region?: string | null;
      readonly region_id?: number | null;
    } | null;
    readonly postcode?: string | null;
  };
  readonly shipping_method?: ShippingMethodInput | null;
}

export const deliveryResolvers = {
  Query: {
    pickup_points: async (_, question, { carts, shopFacts }) => {
      const country = valueOrRefusal(findCountry(question.country_code.trim().toUpperCase()));
      if (!isCarrierCode(question.carrier_code)) return [];
      const { carrier_code: carrier, postcode } = question;
      if (!offersPickupPoints(shopFacts.of(shippingData), carrier, country)) return [];
      return (await carts.pickupPoints.near({ carrier, country, postcode })).map(showPickupPoint);
    },
  },
  Mutation: {
    setShippingAddressesOnCart: changing(async (input: ShippingInput, context) => {
      const [wish, ...others] = required('shipping_addresses', input.shipping_addresses);
      if (others.length > 0) return refuse('several-shipping-addresses');
      const chosen = {
        ...addressWish(wish ?? {}),
        notes: wish?.customer_notes,
        pickupLocation: wish?.pickup_location_code || null,
      };
      return setShippingAddress(input.cart_id, chosen, context);
    }),
    setBillingAddressOnCart: changing(({ cart_id, billing_address: wish }: BillingInput, context) =>
      setBillingAddress(
        cart_id,
        {
          ...addressWish(wish),
          isSameAsShipping: wish.same_as_shipping ?? false,
          isForShipping: wish.use_for_shipping ?? false,
        },
        context,
      ),
    ),
    setShippingMethodsOnCart: changing(
      async (
        input: { cart_id: string; shipping_methods: readonly (ShippingMethodInput | null)[] },
        context,
      ) => {
        const [wish, ...others] = required('shipping_methods', input.shipping_methods);
        if (others.length > 0) return refuse('several-shipping-methods');
        const chosen = {
          carrier: required('carrier_code', wish?.carrier_code ?? '', '.'),
          method: required('method_code', wish?.method_code ?? '', '.'),
          pickupPointId: wish?.pickup_point_id,
          pickupPointPostcode: wish?.pickup_point_postcode,
        };
        return setShippingMethod(input.cart_id, chosen, context);
      },
    ),
    setPaymentMethodOnCart: changing(
      async (input: { cart_id: string; payment_method: PaymentMethodInput }, context) => {
        return input.payment_method.code === ''
          ? refuse('payment-code-missing')
          : setPaymentMethod(input.cart_id, paymentWish(input.payment_method), context);
      },
      '.',
    ),
    estimateShippingMethods: async (_, { input }, context) => {
      const priced = await estimate(input, context);
      return showOptions(priced, context);
    },
    estimateTotals: async (_, { input }, context) => {
      const priced = await estimate(input, context);
      // Nothing of an estimate is remembered.
      return { cart: showCart(priced.cart, context, async () => priced) };
    },
  },
  CartAddressInterface: {
    // Addresses are never given as the interface alone.
    __resolveType: () => 'ShippingCartAddress',
  },
} satisfies Resolvers<CartContext>;

/** Behaviour 105: the number of an address in the customer's book, by uid or of old. */
function addressWish({ address, customer_address_id: id, customer_address_uid: uid }: AddressChoice) {
  const addressId = uid ? decodeEntityUid(uid) : (id ?? null);
  if (uid && addressId === null) throw new RefusalError({ code: 'uid-incorrect', details: { uid } });
  return { address, addressId, isToBeKept: address?.save_in_address_book ?? true };
}

async function estimate(input: EstimateInput, context: CartContext): Promise<PricedCart> {
  const cartId = required('cart_id', input.cart_id);
  const { country_code: country, region: named, postcode } = input.address;
  if (!isCountryCode(country))
    throw new RefusalError({ code: 'country-not-available', details: { country } });
  // An estimate is made before everything is known: a region that is missing or unknown is no reason to refuse it.
  const written = {
    region: named?.region_code || named?.region || null,
    region_id: named?.region_id ?? null,
  };
  const region = readRegion(written, country);
  const method = input.shipping_method;
  const shipping = method ? { carrier: method.carrier_code, method: method.method_code } : null;
  return priceCart(
    valueOrRefusal(
      await estimatedCart(
        cartId,
        { country, region: region.ok ? region.value : null, postcode, shipping },
        context,
      ),
    ),
    context,
  );
}
