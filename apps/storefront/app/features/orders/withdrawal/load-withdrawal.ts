import { redirect } from 'react-router';
import { isRefusedAs } from '../../../forms/form-actions.ts';
import { OrderByTokenQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { type OrderDetails, toOrderDetails } from '../order-view.ts';
import type { ReturnDetails } from './returns-view.ts';

export interface ChosenLine {
  readonly id: string;
  readonly quantity: number;
}

export type WithdrawView = { readonly order: OrderDetails } & (
  | { readonly step: 'choose'; readonly isNothingChosen: boolean }
  | { readonly step: 'confirm'; readonly chosen: readonly ChosenLine[]; readonly statementKey: string }
  | { readonly step: 'done'; readonly record: ReturnDetails }
);

/** What is chosen stands in the address, so that every step is a page of its own and works without scripts. */
export const quantityParameter = (lineId: string) => `q-${lineId}`;

export async function loadWithdrawal(shop: ShopRequest, search: URLSearchParams): Promise<WithdrawView> {
  const token = search.get('token') ?? '';
  const { data: found, errors } = await shop.commerce.query(OrderByTokenQuery, { token });
  // An order of an account is withdrawn by whoever signs in to it.
  if (isRefusedAs('order-needs-login', errors)) throw redirect('/customer/orders');
  if (!found) throw redirect('/orders?unknown');
  const order = toOrderDetails(found.guestOrderByToken, shop.market.name);
  const record = order.returns.find(({ number }) => number === search.get('stated'));
  if (record) return { step: 'done', order, record };
  const chosen = order.withdrawal.isOffered ? chosenLines(order, search) : [];
  if (chosen.length === 0) return { step: 'choose', order, isNothingChosen: search.has('step') };
  return { step: 'confirm', order, chosen, statementKey: crypto.randomUUID() };
}

function chosenLines({ withdrawal }: OrderDetails, search: URLSearchParams): ChosenLine[] {
  return withdrawal.lines.flatMap(({ id, left }) => {
    const asked = search.has('all') ? left : Number(search.get(quantityParameter(id)) ?? 0);
    const quantity = Number.isInteger(asked) ? Math.min(asked, left) : 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
}
