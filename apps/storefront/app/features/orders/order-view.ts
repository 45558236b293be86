import { countryName, type LocaleName } from '@bowline/markets';
import type { OrderAddressViewFragment, OrderViewFragment } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { toMoney } from '../catalog/product-tile.ts';
import { toReturn, toWithdrawal } from './withdrawal/returns-view.ts';

export type OrderDetails = ReturnType<typeof toOrderDetails>;

/** An order as screens show it, with the amounts of the day it was placed. */
export function toOrderDetails(order: OrderViewFragment, locale: LocaleName) {
  const { total, expected_delivery: delivery, pickup_point: point } = order;
  return {
    id: order.id,
    canBeCanceled: order.available_actions.includes('CANCEL'),
    canBeReordered: order.available_actions.includes('REORDER'),
    number: order.number,
    token: order.token,
    date: plainDay(order.order_date),
    status: order.status,
    statusCode: order.status_code,
    email: order.email ?? '',
    buyer: [order.customer_info.firstname, order.customer_info.lastname].filter(Boolean).join(' '),
    isDigital: order.is_virtual,
    remarks: order.remarks ?? '',
    shippingMethod: order.shipping_method ?? undefined,
    paymentMethods: present(order.payment_methods).map(({ name }) => name),
    lines: present(order.items).map((item) => ({
      id: item.id,
      name: item.product_name ?? item.product_sku,
      path: item.product_path ? shopPath(item.product_path) : undefined,
      quantity: item.quantity_ordered ?? 0,
      options: present(item.selected_options),
      giftCard: 'gift_card' in item && item.gift_card ? toGiftCard(item.gift_card) : undefined,
      total: item.prices && {
        excl: toMoney(item.prices.row_total),
        incl: toMoney(item.prices.row_total_including_tax),
      },
    })),
    subtotal: { excl: toMoney(total?.subtotal_excl_tax), incl: toMoney(total?.subtotal_incl_tax) },
    discounts: present(total?.discounts).map(({ label, amount }) => ({ label, amount: toMoney(amount) })),
    shipping: total?.shipping_handling?.amount_including_tax
      ? {
          excl: toMoney(total.shipping_handling.amount_excluding_tax),
          incl: toMoney(total.shipping_handling.amount_including_tax),
        }
      : undefined,
    taxes: present(total?.taxes).map(({ title, amount }) => ({ label: title, amount: toMoney(amount) })),
    total: toMoney(total?.total_before_gift_cards),
    toPay: toMoney(total?.grand_total),
    giftCards: present(order.gift_cards).map(({ code_ending: ending, amount }) => ({
      ending,
      amount: toMoney(amount),
    })),
    billingAddress: order.billing_address ? addressLines(order.billing_address, locale) : undefined,
    shippingAddress: order.shipping_address ? addressLines(order.shipping_address, locale) : undefined,
    pickupPoint: point && [point.name, point.street, `${point.postcode} ${point.city}`],
    delivery: delivery && { earliest: delivery.earliest_date, latest: delivery.latest_date },
    taxKind: order.tax_treatment.kind,
    hasDutiesWarning: Boolean(order.tax_treatment.warning),
    invoices: present(order.invoices).map(toDocument),
    creditNotes: present(order.credit_memos).map(toDocument),
    withdrawal: toWithdrawal(order.withdrawal),
    returns: present(order.returns?.items).map(toReturn),
    isSent: present(order.shipments).length > 0,
    tracking: present(order.shipments).flatMap(({ tracking }) =>
      present(tracking).flatMap(({ title, number }) => (number ? [{ title, number }] : [])),
    ),
  };
}

function toDocument({ id, number, download_url: url }: OrderViewFragment['invoices'][number] & object) {
  return { id, number, href: pathOnEveryHost(url) };
}

/** All domains of the shop serve the documents of its orders. */
export function pathOnEveryHost(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

type ApiGiftCard = NonNullable<
  Extract<NonNullable<NonNullable<OrderViewFragment['items']>[number]>, { gift_card: unknown }>['gift_card']
>;

function toGiftCard(card: ApiGiftCard) {
  return {
    sender: card.sender_name ?? '',
    recipient: card.recipient_name ?? '',
    recipientEmail: card.recipient_email ?? '',
    message: card.message ?? '',
    deliverOn: card.deliver_on ?? '',
  };
}

/** The API writes days as 31/12/2026. */
export function plainDay(text: string): string {
  const [day, month, year] = text.slice(0, 10).split('/');
  return `${year}-${month}-${day}`;
}

type PostalLines = Omit<OrderAddressViewFragment, 'telephone' | 'vat_id'>;

/** On the server only: browsers may spell countries in another way. */
export function addressLines(address: PostalLines, locale: LocaleName): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, street } = address;
  const { postcode, city, region, country_code: country } = address;
  const name = [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');
  const place = [postcode, city].filter(Boolean).join(' ');
  const lines = [name, company, ...street, place, region, country && countryName(country, locale)];
  return lines.filter((line): line is string => Boolean(line));
}

export function present<Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] {
  return (items ?? []).filter(
    (item): item is Item & NonNullable<Item> => item !== null && item !== undefined,
  );
}
