import type { OrderViewFragment, ReturnViewFragment } from '../../../generated/operations.ts';
import { toMoney } from '../../catalog/product-tile.ts';
import { pathOnEveryHost, present } from '../order-view.ts';

export type WithdrawalView = ReturnType<typeof toWithdrawal>;
export type ReturnDetails = ReturnType<typeof toReturn>;

/** Until when an order can be withdrawn, and how much of each of its lines. */
export function toWithdrawal(withdrawal: OrderViewFragment['withdrawal']) {
  const lines = present(withdrawal.lines).map((line) => ({
    id: line.order_item_uid,
    left: line.quantity_left,
    exception: line.exception_text ?? undefined,
  }));
  return {
    lines,
    statutoryUntil: withdrawal.statutory_until ?? undefined,
    openUntil: withdrawal.open_until ?? undefined,
    /** Also where an exception has to be explained. */
    isOffered: withdrawal.is_open && lines.some(({ left, exception }) => left > 0 || exception !== undefined),
  };
}

const states = ['stated', 'received', 'refunded', 'declined'] as const;
export type ReturnState = (typeof states)[number];

function toState(text: string): ReturnState {
  return states.find((state) => state === text) ?? 'stated';
}

export function toReturn(record: ReturnViewFragment) {
  return {
    id: record.uid,
    number: record.number,
    statedAt: record.stated_at,
    labelPath: record.label_url ? pathOnEveryHost(record.label_url) : undefined,
    postBy: record.post_by ?? undefined,
    refunded: record.refunded ? toMoney(record.refunded) : undefined,
    lines: present(record.items).map((item) => ({
      id: item.uid,
      name: [
        item.order_item.product_name,
        ...present(item.order_item.selected_options).map(({ value }) => value),
      ].join(', '),
      quantity: item.request_quantity,
      state: toState(item.state),
      isSentBack: item.is_sent_back,
      reason: item.decline_reason ?? undefined,
    })),
  };
}

export function withdrawPath({ token }: { readonly token: string }): string {
  return `/orders/withdraw?token=${encodeURIComponent(token)}`;
}
