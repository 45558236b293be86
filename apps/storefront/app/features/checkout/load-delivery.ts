import { isCountryCode } from '@bowline/markets';
import { PickupPointsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type Destination, estimateCart, estimateMethods } from '../cart/estimate-shipping.ts';
import { cheapestDelivery, type ShippingMethodView } from '../cart/shipping-methods.ts';
import { bookedIdOf } from './booked-choice.ts';
import { toPickupPoint } from './checkout-view.ts';
import type { StepView } from './load-steps.ts';

const longestPostcode = 16;

/**
 * The ways to where the form says the parcel goes, one of them chosen, and what the order comes to that way. Nothing of it is
 * saved: a page that has scripts asks again with every change.
 */
export async function loadDelivery(shop: ShopRequest, view: StepView, search: URLSearchParams) {
  const { id } = view.cart;
  const { destination, isSaved } = destinationOf(shop, view, search);
  const methods = isSaved ? view.shippingMethods : await estimateMethods(shop, id, destination);
  const chosen = chosenMethod(view, methods, search.get('method'));
  const isAsSaved = isSaved && chosen?.key === view.chosenMethod;
  const [cart, points, found] = await Promise.all([
    chosen && !isAsSaved ? estimateCart(shop, id, destination, chosen.key) : undefined,
    chosen?.isPickupPoint ? pointsNear(shop, chosen, destination, search.get('near')) : undefined,
    lookUp(shop, destination, search.get('houseNumber') ?? ''),
  ]);
  return { cart: cart ?? view.cart, delivery: { methods, chosen: chosen?.key, points, found } };
}

/** What the form says now, what is saved, the usual one of the book, or at least the visitor's country. */
function destinationOf(
  { visitor }: ShopRequest,
  { shippingAddress, known }: StepView,
  search: URLSearchParams,
): { readonly destination: Destination; readonly isSaved: boolean } {
  const country = search.get('country') ?? '';
  if (isCountryCode(country)) {
    const postcode = (search.get('postcode') ?? '').trim().slice(0, longestPostcode);
    return { destination: { country, postcode }, isSaved: false };
  }
  const book = known?.addresses ?? [];
  const bookedId = bookedIdOf(search.get('address') ?? '');
  const booked = book.find((entry) => entry.id === bookedId)?.values;
  const usual = book.find(({ isDefaultShipping }) => isDefaultShipping) ?? book[0];
  const address = booked ?? shippingAddress ?? usual?.values;
  const destination =
    address && isCountryCode(address.country)
      ? { country: address.country, postcode: address.postcode }
      : { country: visitor.country };
  return { destination, isSaved: address !== undefined && address === shippingAddress };
}

/** As just chosen, as saved, as the last order was sent, or the cheapest. */
function chosenMethod(
  { chosenMethod: saved, known }: StepView,
  methods: readonly ShippingMethodView[],
  wanted: string | null,
): ShippingMethodView | undefined {
  const wishes = [wanted, saved, known?.lastMethod];
  const offered = wishes.flatMap((wish) => methods.find(({ key }) => key === wish) ?? []);
  return offered[0] ?? cheapestDelivery(methods);
}

const longestNumber = 16;

/** Street and town, where somebody knows them; nobody waits for a service that does not answer. */
async function lookUp({ addressLookup, log }: ShopRequest, destination: Destination, houseNumber: string) {
  const { country, postcode } = destination;
  if (!addressLookup || !postcode || !houseNumber || houseNumber.length > longestNumber) return undefined;
  try {
    return await addressLookup({ country, postcode, houseNumber });
  } catch (err) {
    log.warn({ err }, 'An address could not be looked up');
    return undefined;
  }
}

async function pointsNear(
  { commerce }: ShopRequest,
  { carrier, carrierName }: ShippingMethodView,
  { country, postcode = '' }: Destination,
  wanted: string | null,
) {
  const near = wanted?.trim().slice(0, longestPostcode) || postcode;
  const question = { country, postcode: near, carrier };
  const { data } = near ? await commerce.query(PickupPointsQuery, question) : { data: null };
  const list = (data?.pickup_points ?? []).flatMap((point) => (point ? [toPickupPoint(point)] : []));
  return { carrierName, near, list };
}
