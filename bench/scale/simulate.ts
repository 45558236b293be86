import { createRandom } from '../measure/random.ts';
import { quantile } from '../measure/statistics.ts';
import type { Costs } from './costs.ts';
import type { Plan } from './model.ts';

export interface Simulated {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** During the flood. */
  readonly refusedShare: number;
  readonly floodP99Ms: number;
  /** From its end until nobody waits any more. */
  readonly recoveryMs: number;
}

/** Before the flood and after it; between them it lasts five seconds. */
const calmMs = 20_000;
const floodEndMs = calmMs + 5_000;
const isFlood = (atMs: number) => atMs >= calmMs && atMs < floodEndMs;
/** As the shop admits them (`apps/server/src/http/admission.ts`): at work, waiting, and for how long; fewer in a queue that stands. */
const atWork = 8;
const mostWaiting = 100;
const standingWait = 0.3;
const standingMs = 1_000;
const patienceMs = 5_000;

interface Asked {
  readonly atMs: number;
  readonly workMs: number;
  readonly isKept: boolean;
}

/**
 * A queue before one process, as all others are, with the costs that were measured: some times the load it was planned for arrive
 * for five seconds, at random moments. Kept pages come first and are refused to nobody.
 */
export function simulate(planned: Plan, costs: Costs, times: number): Simulated {
  const queues = { kept: [] as Asked[], others: [] as Asked[] };
  /** When the last of those who may wait were done. */
  const doneAtMs: number[] = [];
  const waited = { calm: [] as number[], flood: [] as number[] };
  let [refused, flooded, nowMs] = [0, 0, 0];
  let recoveredAtMs: number | undefined;
  let emptyAtMs = 0;

  function workUntil(untilMs: number): void {
    while (nowMs < untilMs) {
      const next = queues.kept.shift() ?? queues.others.shift();
      if (!next) {
        if (nowMs >= floodEndMs) recoveredAtMs ??= nowMs;
        nowMs = untilMs;
        return;
      }
      if (!next.isKept && nowMs - next.atMs > patienceMs) {
        if (isFlood(next.atMs)) refused += 1;
        continue;
      }
      nowMs = Math.max(nowMs, next.atMs) + next.workMs;
      if (!next.isKept && doneAtMs.push(nowMs) > mostWaiting) doneAtMs.shift();
      if (isFlood(next.atMs)) waited.flood.push(nowMs - next.atMs);
      else if (next.atMs < calmMs) waited.calm.push(nowMs - next.atMs);
    }
  }

  for (const asked of arrivals(planned, costs, times)) {
    workUntil(asked.atMs);
    if (isFlood(asked.atMs)) flooded += 1;
    if (queues.others.length <= atWork) emptyAtMs = asked.atMs;
    const isStanding = asked.atMs - emptyAtMs > standingMs;
    const doneLately = doneAtMs.filter((atMs) => atMs > nowMs - standingMs).length;
    const most = atWork + (isStanding ? Math.ceil(Math.max(1, doneLately) * standingWait) : mostWaiting);
    if (asked.isKept) queues.kept.push(asked);
    else if (queues.others.length < most) queues.others.push(asked);
    else if (isFlood(asked.atMs)) refused += 1;
  }
  return {
    p50Ms: quantile(waited.calm, 0.5),
    p99Ms: quantile(waited.calm, 0.99),
    refusedShare: refused / flooded,
    floodP99Ms: quantile(waited.flood, 0.99),
    recoveryMs: Math.max(0, (recoveredAtMs ?? Number.POSITIVE_INFINITY) - floodEndMs),
  };
}

/** In the order in which they come; one process gets its share of what reaches the shop. */
function* arrivals(planned: Plan, costs: Costs, times: number): Generator<Asked> {
  const random = createRandom(planned.perSecond + planned.products + times).next;
  const { reaching, carts, orders, cores } = planned;
  const kinds = [
    { perSecond: reaching.kept, workMs: costs.keptPage.serverMs, isKept: true },
    { perSecond: reaching.made, workMs: costs.madePage.serverMs, isKept: false },
    { perSecond: reaching.searches, workMs: costs.searchPage.serverMs, isKept: false },
    { perSecond: carts, workMs: costs.cartChange.serverMs, isKept: false },
    // Its calls come one by one.
    { perSecond: orders * 8, workMs: costs.order.serverMs / 8, isKept: false },
  ];
  const all = kinds.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const perMs = all / cores / 1_000;
  for (let atMs = 0; atMs < floodEndMs + calmMs; ) {
    atMs += -Math.log(1 - random()) / (perMs * (isFlood(atMs) ? times : 1));
    let left = random() * all;
    const kind = kinds.find(({ perSecond }) => {
      left -= perSecond;
      return left < 0;
    });
    if (kind) yield { atMs, workMs: kind.workMs, isKept: kind.isKept };
  }
}
