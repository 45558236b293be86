import type { Kysely } from '@bowline/database';
import { untouchedCardsOf } from '#gift-cards';
import { begunContentOf, type LineState, lineStatesOf, type Order, shipmentsOf } from '#orders';
import { shippingData } from '#shipping';
import type { ShopFacts } from '#stores';
import type { CommerceTables } from '#tables';
import type { OrderReturn } from './model.ts';
import { returnsOfOrder } from './repository.ts';
import { type WithdrawableLine, withdrawableLine } from './withdrawable-lines.ts';
import { type WithdrawalPeriod, withdrawalPeriod } from './withdrawal-period.ts';

/** What can be withdrawn of an order at this moment, and until when. */
export interface Withdrawal {
  readonly period: WithdrawalPeriod;
  readonly lines: readonly WithdrawableLine[];
  readonly states: readonly LineState[];
  readonly returns: readonly OrderReturn[];
}

export async function readWithdrawal(
  executor: Kysely<CommerceTables>,
  order: Order,
  { shopFacts, now }: { readonly shopFacts: ShopFacts; readonly now: Date },
): Promise<Withdrawal> {
  const states = await lineStatesOf(executor, order.id);
  const shipments = await shipmentsOf(executor, order.id);
  const returns = await returnsOfOrder(executor, order.id);
  const untouched = order.snapshot.lines.some(({ kind }) => kind === 'gift-card')
    ? await untouchedCardsOf(executor, order.id)
    : new Map<string, number>();
  const begun = await begunContentOf(executor, order);
  const period = withdrawalPeriod({
    order,
    lines: states,
    shipments,
    shipping: shopFacts.of(shippingData),
    timeZone: shopFacts.settings.timeZone,
    now,
  });
  const returned = returns.flatMap((each) => each.lines);
  const lines = order.snapshot.lines.map((line) =>
    withdrawableLine(line, {
      state: states.find((state) => state.line === line.id),
      returned: returned.filter((each) => each.line === line.id),
      untouchedCards: untouched.get(line.id) ?? 0,
      hasBegun: begun.has(line.id),
    }),
  );
  return { period, lines, states, returns };
}
