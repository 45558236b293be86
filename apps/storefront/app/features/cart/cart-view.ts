import { type Money, moneyToDecimal } from '@bowline/kit';
import type { CartLineFragment, CartViewFragment } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import { deepestTrail } from '../catalog/category-trail.ts';
import { keepMeasures, toMoney } from '../catalog/product-tile.ts';
import type { BothAmounts } from '../catalog/use-shows-vat.ts';

export type CartView = ReturnType<typeof toCartView>;
export type CartLineView = ReturnType<typeof toCartLine>;

/** A cart as screens show it. Amounts are those of the API: nothing is added up here. */
export function toCartView(cart: CartViewFragment) {
  const { prices, incentive, minimum_order: minimum, expected_delivery: delivery } = cart;
  const method = cart.shipping_addresses[0]?.selected_shipping_method;
  return {
    id: cart.id,
    email: cart.email ?? undefined,
    count: cart.total_quantity,
    isDigital: cart.is_virtual,
    remarks: cart.remarks ?? '',
    lines: present(cart.itemsV2?.items).map(toCartLine),
    subtotal: {
      excl: toMoney(prices?.subtotal_excluding_tax),
      incl: toMoney(prices?.subtotal_including_tax),
    } satisfies BothAmounts,
    discounts: present(prices?.discounts).map(({ label, applied_to, amount }) => ({
      label,
      isOfShipping: applied_to === 'SHIPPING',
      amount: toMoney(amount),
    })),
    shipping: method && {
      title: `${method.carrier_title}, ${method.method_title}`,
      price: { excl: toMoney(method.price_excl_tax), incl: toMoney(method.price_incl_tax) },
      earliest: method.earliest_date,
      latest: method.latest_date,
    },
    taxes: present(prices?.applied_taxes).map(({ label, amount }) => ({ label, amount: toMoney(amount) })),
    total: toMoney(prices?.total_before_gift_cards),
    toPay: toMoney(prices?.grand_total),
    coupon: cart.applied_coupons?.[0]?.code,
    giftCards: present(cart.applied_gift_cards).flatMap(({ code, applied_balance, current_balance }) =>
      code
        ? [{ code, applied: optionalMoney(applied_balance), balance: optionalMoney(current_balance) }]
        : [],
    ),
    taxKind: cart.tax_treatment.kind,
    dutiesWarning: cart.tax_treatment.warning ?? undefined,
    minimumOrder: { amount: toMoney(minimum.amount), remaining: optionalMoney(minimum.remaining) },
    incentive: {
      reachedPercent: incentive.reached_percent ?? undefined,
      nextPercent: incentive.next_percent ?? undefined,
      remaining: optionalMoney(incentive.remaining),
    },
    notices: present(cart.notices),
    delivery: delivery && {
      earliest: delivery.earliest_date,
      latest: delivery.latest_date,
      pickup: delivery.pickup_date,
    },
  };
}

export function toCartLine(line: CartLineFragment) {
  const { product, prices, unit_price: unit } = line;
  const variant = 'configured_variant' in line ? line.configured_variant : undefined;
  return {
    uid: line.uid,
    sku: variant?.sku ?? product.sku ?? '',
    parentSku: variant ? (product.sku ?? undefined) : undefined,
    name: keepMeasures(product.name ?? ''),
    /** From the top down. */
    categories: deepestTrail(product.categories).map(({ name }) => name),
    path: line.product_path ? shopPath(line.product_path) : undefined,
    image: pathOfOwnUrl((variant?.small_image ?? product.small_image)?.url ?? ''),
    quantity: line.quantity,
    quantityStep: line.quantity_step,
    isSample: line.is_sample,
    problem: line.is_available ? undefined : problemOf(variant?.stock_status ?? product.stock_status),
    options: 'configurable_options' in line ? present(line.configurable_options).map(toOption) : [],
    giftCard:
      'recipient_name' in line
        ? {
            sender: line.sender_name,
            recipient: line.recipient_name,
            recipientEmail: line.recipient_email ?? '',
            message: line.message ?? '',
            deliverOn: line.deliver_on ?? '',
            amount: moneyToDecimal(toMoney(line.amount)),
          }
        : undefined,
    perUnit: unit ? { metre: toMoney(unit.metre), foot: toMoney(unit.foot) } : undefined,
    /** Missing for what is no longer sold. */
    price: prices && { excl: toMoney(prices.price), incl: toMoney(prices.price_including_tax) },
    total: prices && { excl: toMoney(prices.row_total), incl: toMoney(prices.row_total_including_tax) },
  };
}

export type LineProblem = 'soldOut' | 'tooMany';

function problemOf(stockStatus: string | null | undefined): LineProblem {
  return stockStatus === 'IN_STOCK' ? 'tooMany' : 'soldOut';
}

function toOption({
  option_label: label,
  value_label: value,
}: {
  option_label: string;
  value_label: string;
}) {
  return { label, value };
}

type ApiMoney = Parameters<typeof toMoney>[0];

function optionalMoney(amount: ApiMoney): Money | undefined {
  return amount ? toMoney(amount) : undefined;
}

function present<Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] {
  return (items ?? []).filter(
    (item): item is Item & NonNullable<Item> => item !== null && item !== undefined,
  );
}
