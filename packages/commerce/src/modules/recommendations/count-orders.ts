import type { TaskHandlers } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import {
  applyTally,
  beAloneInCounting,
  forgetCounted,
  keepCounted,
  readAgedOrders,
  readOrdersToCount,
  takeNotedOrders,
} from './repository.ts';
import { type OrderChange, tallyOf } from './tally.ts';

export interface RecommendationsJobs {
  /** Recurring: rule 6. */
  'recommendations.count-orders': unknown;
}

/** Rule 3. */
const countedMs = 365 * 86_400_000;
/** Rule 6. */
const ordersAtOnce = 200;
const mostSteps = 50;

export function recommendationsJobs(
  database: CommerceDatabase,
  clock: () => Date,
): TaskHandlers<RecommendationsJobs> {
  return {
    async 'recommendations.count-orders'(_, { signal }) {
      const since = new Date(clock().getTime() - countedMs);
      let steps = 0;
      for (const step of [countNoted, takeOffAged]) {
        let done = ordersAtOnce;
        while (done === ordersAtOnce && steps < mostSteps && !signal.aborted) {
          done = await step(database, since);
          steps += 1;
        }
      }
    },
  };
}

/** Counts orders that began to count, takes off those that ceased to; one that is as it should be is left alone. */
function countNoted(database: CommerceDatabase, since: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    await beAloneInCounting(transaction);
    const noted = await takeNotedOrders(transaction, ordersAtOnce);
    const orders = await readOrdersToCount(transaction, noted, since);
    const begun = orders.filter(({ isToCount, countedSkus }) => isToCount && !countedSkus);
    const ceased = orders.flatMap(({ orderId, isToCount, countedSkus }) =>
      countedSkus && !isToCount ? [{ orderId, skus: countedSkus }] : [],
    );
    await keepCounted(transaction, begun);
    await forgetCounted(transaction, idsOf(ceased));
    await applyTally(transaction, tallyOf([...changesOf(begun, 1), ...changesOf(ceased, -1)]));
    return noted.length;
  });
}

function takeOffAged(database: CommerceDatabase, since: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    await beAloneInCounting(transaction);
    const aged = await readAgedOrders(transaction, since, ordersAtOnce);
    await forgetCounted(transaction, idsOf(aged));
    await applyTally(transaction, tallyOf(changesOf(aged, -1)));
    return aged.length;
  });
}

interface SkusOfOrder {
  readonly orderId: number;
  readonly skus: readonly string[];
}

const idsOf = (orders: readonly SkusOfOrder[]) => orders.map(({ orderId }) => orderId);

const changesOf = (orders: readonly SkusOfOrder[], by: 1 | -1): readonly OrderChange[] =>
  orders.map(({ skus }) => ({ skus, by }));
