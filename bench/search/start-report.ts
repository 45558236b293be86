import { formatTable, shareOf } from '../measure/table.ts';
import { type LoopReport, longTurnMs } from '../measure/watch-loop.ts';
import { loopBudgetMs } from './budgets.ts';
import type { StartMeasurement } from './measure-start.ts';

export function startReport(starts: readonly StartMeasurement[]): string {
  const table = formatTable(
    ['ms', 'longest turn, CPU', 'budget', 'used', `> ${longTurnMs} ms`, 'longest delay', 'p99', 'CPU s'],
    starts.flatMap(({ products, locales, seconds, shop, idle }) => [
      row(`${products} products in ${locales} locales, ${seconds} s`, shop, loopBudgetMs),
      row('an idle process meanwhile', idle),
    ]),
  );
  const lowest = Math.min(...starts.map(({ shop }) => shop.longestTurn));
  const note = `lowest of ${starts.length} starts: ${lowest.toFixed(1)} ms of CPU`;
  return starts.length > 1 ? `${table}\n\n${note}` : table;
}

function row(name: string, loop: LoopReport, budget?: number): (string | number)[] {
  return [
    name,
    loop.longestTurn.toFixed(1),
    budget === undefined ? '–' : `≤ ${budget}`,
    shareOf(loop.longestTurn, budget),
    loop.longTurns,
    loop.longestDelay.toFixed(1),
    loop.p99Delay.toFixed(1),
    (loop.busy / 1000).toFixed(1),
  ];
}
