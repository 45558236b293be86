import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { addEvent, leftToCancel, lockedLinesOf, lockOrder, type Order } from '#orders';
import { allOrNothing, tidyLine, tidyLines } from '#stores';
import type { CommerceTables } from '#tables';
import { enqueueReturnNews } from './jobs.ts';
import type { OrderReturn, ReturnsServices } from './model.ts';
import { readWithdrawal, type Withdrawal } from './read-withdrawal.ts';
import type { ReturnsRefusal } from './refusals.ts';
import { findReturn, findStatement, insertReturn, type NewReturn } from './repository.ts';
import { undoAtOnce } from './undo-at-once.ts';
import type { WithdrawableLine } from './withdrawable-lines.ts';

export interface Statement {
  /** Rule 11: of the form it was made with. */
  readonly key: string;
  readonly name: string;
  readonly remark: string | null;
  readonly lines: readonly { readonly line: string; readonly quantityHundredths: number }[];
}

export type StatementRefusal = ReturnsRefusal<Exclude<keyof Codes, 'withdrawal-too-many'>>;
type Codes = { readonly [Code in ReturnsRefusal['code']]: true };

export interface Stated {
  readonly order: Order;
  readonly record: OrderReturn;
}

const longestName = 128;
const longestRemark = 1_000;
/** More than any order has. */
const mostLines = 1_000;

/** Rules 7 to 14. Who may state it was looked at before. */
export async function stateWithdrawal(
  orderId: number,
  statement: Statement,
  services: ReturnsServices,
): Promise<Result<Stated, StatementRefusal>> {
  const checked = checkWords(statement);
  if (!checked.ok) return checked;
  const shopFacts = await services.shopData.current();
  return allOrNothing<Stated, StatementRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { id: orderId });
    if (!order || order.erasedAt !== null) return refuse('return-order-not-found');
    const earlier = await findStatement(transaction, order.id, statement.key);
    if (earlier) return ok({ order, record: earlier });
    await lockedLinesOf(transaction, order);
    // Looked at only now: whoever waited for the lock was received when it came.
    const now = services.clock();
    const withdrawal = await readWithdrawal(transaction, order, { shopFacts, now });
    if (order.status === 'pending_payment') return refuse('withdrawal-order-unpaid');
    if (!withdrawal.period.isOpen) return refuse('withdrawal-period-over');
    const chosen = chooseWithdrawn(withdrawal.lines, statement.lines);
    if (!chosen.ok) return chosen;
    return write(transaction, order, { ...checked.value, lines: chosen.value }, withdrawal, services, now);
  });
}

type Words = Pick<NewReturn, 'statementKey' | 'name' | 'remark'>;

function checkWords({ key, name, remark, lines }: Statement): Result<Words, StatementRefusal> {
  if (!/^[\w-]{8,64}$/.test(key)) return refuse('withdrawal-key-not-valid');
  if (lines.length > mostLines) return refuse('withdrawal-line-not-known');
  const tidyName = tidyLine(name.slice(0, longestName + 1));
  const tidyRemark = tidyLines((remark ?? '').slice(0, longestRemark + 1));
  if (tidyName === '') return refuse('withdrawal-name-missing');
  if (tidyName.length > longestName) return refuse('withdrawal-text-too-long', { most: longestName });
  if (tidyRemark.length > longestRemark) return refuse('withdrawal-text-too-long', { most: longestRemark });
  return ok({ statementKey: key, name: tidyName, remark: tidyRemark || null });
}

type Quantities = ReadonlyMap<string, number>;

/** Rules 7 to 9. */
function chooseWithdrawn(
  lines: readonly WithdrawableLine[],
  wishes: Statement['lines'],
): Result<Quantities, StatementRefusal> {
  const chosen = new Map<string, number>();
  for (const { line: id, quantityHundredths } of wishes) {
    const found = lines.find(({ line }) => line.id === id);
    if (!found) return refuse('withdrawal-line-not-known');
    const { line, exception, leftHundredths } = found;
    if (exception) return refuse(`withdrawal-${exception}`, { name: line.name });
    const wanted = (chosen.get(id) ?? 0) + quantityHundredths;
    const isPossible = Number.isInteger(quantityHundredths) && quantityHundredths > 0;
    const isBroken = quantityHundredths % 100 !== 0;
    if (!isPossible || isBroken || wanted > leftHundredths) {
      const left = String(leftHundredths / 100);
      return refuse('withdrawal-quantity-not-possible', { name: line.name, left });
    }
    chosen.set(id, wanted);
  }
  return chosen.size === 0 ? refuse('withdrawal-nothing-chosen') : ok(chosen);
}

async function write(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { lines, ...words }: Words & { readonly lines: Quantities },
  { states, period }: Withdrawal,
  services: ReturnsServices,
  now: Date,
): Promise<Result<Stated, StatementRefusal>> {
  const parts = [...lines].flatMap(([line, quantity]) => {
    const state = states.find((each) => each.line === line);
    // Rule 13: what has not left yet goes first.
    const unsent = state?.isShipped ? Math.min(quantity, leftToCancel(state)) : quantity;
    return [
      { line, quantityHundredths: unsent, isSentBack: false },
      { line, quantityHundredths: quantity - unsent, isSentBack: true },
    ].filter(({ quantityHundredths }) => quantityHundredths > 0);
  });
  const { isStatutory } = period;
  const { id, number } = await insertReturn(transaction, {
    ...words,
    orderId: order.id,
    statedAt: now,
    isStatutory,
    lines: parts,
  });
  await addEvent(transaction, order.id, 'withdrawn', { returnNumber: number }, now);
  const stated = await findReturn(transaction, { id });
  if (!stated) throw new Error(`Return ${number} was not written`);
  const undone = await undoAtOnce(transaction, order, stated, services);
  if (!undone.ok) return undone;
  await enqueueReturnNews(transaction, 'returns.stated', { returnId: id });
  const record = await findReturn(transaction, { id });
  const after = await lockOrder(transaction, { id: order.id });
  return ok({ order: after ?? order, record: record ?? stated });
}
