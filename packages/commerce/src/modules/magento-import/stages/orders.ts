import { decimalsOf, isCurrencyCode, money, ok } from '@bowline/kit';
import { keepPastOrder, type PastStatus } from '#orders';
import { tidyLine } from '#stores';
import { misfit, type RawRecord } from '../model.ts';
import { isObject, listIn, tenThousandthsOf, textIn } from '../source/raw-values.ts';
import { momentIn } from './customers.ts';
import { byPages, type Planned, type Stage } from './stage.ts';

interface OrderWish {
  readonly number: string;
  readonly customer: string;
  readonly placedAt: string;
  readonly status: PastStatus;
  readonly currency: string;
  readonly totalMinor: number;
  readonly items: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

const statuses: Readonly<Record<string, PastStatus>> = {
  complete: 'complete',
  closed: 'closed',
  canceled: 'canceled',
};
const mostItems = 500;
const highestMinor = 2_147_483_647;

/** Of a variant Magento tells twice: with its product, and below it. */
const itemsOf = (base: unknown) =>
  listIn(base, 'items')
    .filter((item) => isObject(item) && textIn(item, 'parent_item_id') === '')
    .slice(0, mostItems)
    .map((item) => ({
      sku: tidyLine(textIn(item, 'sku')).slice(0, 64),
      name: tidyLine(textIn(item, 'name')).slice(0, 255),
      quantity: Number(textIn(item, 'qty_ordered')) || 0,
    }));

function plan({ base }: RawRecord): Planned<OrderWish> {
  const id = textIn(base, 'entity_id');
  const number = textIn(base, 'increment_id').trim();
  const name = number.slice(0, 60);
  const leftOut = (code: string, value = '') => ({ id, name, leftOut: misfit(code, value) });
  const status = statuses[textIn(base, 'state')];
  const customer = textIn(base, 'customer_id');
  const currency = textIn(base, 'order_currency_code');
  const total = tenThousandthsOf(textIn(base, 'grand_total'));
  if (!/^[\w-]{1,60}$/.test(number)) return leftOut('order-number-not-valid', number);
  if (customer === '' || customer === '0') return leftOut('order-of-a-guest');
  if (!status) return leftOut('order-not-over', textIn(base, 'state'));
  if (!isCurrencyCode(currency)) return leftOut('currency-not-known', currency);
  const totalMinor = total === null ? null : Math.round(total / 10 ** (4 - decimalsOf(currency)));
  if (totalMinor === null || totalMinor > highestMinor)
    return leftOut('amount-not-valid', textIn(base, 'grand_total'));
  const placedAt = textIn(base, 'created_at');
  return {
    id,
    name,
    wish: { number, customer, placedAt, status, currency, totalMinor, items: itemsOf(base) },
    misfits: [],
    needs: [{ kind: 'customers', id: customer, code: 'customer-left-out', isNeeded: true }],
    brings: [],
  };
}

/** Rule 23. */
export const ordersStage: Stage<OrderWish> = {
  kind: 'orders',
  open: (source) => byPages(source, { path: '/orders', sortedBy: ['entity_id'] }),
  plan,
  async write({ transaction, source, ownIdOf, now }, { customer, placedAt, currency, totalMinor, ...order }) {
    if (!isCurrencyCode(currency)) return { ok: false, refusal: misfit('currency-not-known', currency) };
    const customerId = ownIdOf('customers', customer) ?? 0;
    const grandTotal = money(totalMinor, currency);
    const past = { ...order, source, customerId, placedAt: momentIn(placedAt, now), grandTotal };
    return ok(await keepPastOrder(transaction, past));
  },
};
