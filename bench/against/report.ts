import { median } from '../measure/statistics.ts';
import type { InTurns } from './in-turns.ts';

const listed = (values: readonly number[]) => values.map((ms) => ms.toFixed(ms < 1 ? 3 : 2)).join(' ');

/** Medians, and every round behind them. */
export function againstReport({ name, former, present, bareMs }: InTurns): string {
  const server = { before: former.map(serverOf), now: present.map(serverOf) };
  const postgres = { before: former.map(postgresOf), now: present.map(postgresOf) };
  const bare = median(bareMs);
  return [
    `\n${name}: ${change(server.before, server.now)}, PostgreSQL ${change(postgres.before, postgres.now)}; × ${(median(server.now) / bare).toFixed(1)} of ${bare.toFixed(3)} ms bare`,
    `  former   ${listed(server.before)}`,
    `  present  ${listed(server.now)}`,
    `  bare     ${listed(bareMs)}`,
  ].join('\n');
}

const serverOf = ({ serverMs }: InTurns['former'][number]) => serverMs;
const postgresOf = ({ postgresMs = Number.NaN }: InTurns['former'][number]) => postgresMs;

function change(before: readonly number[], now: readonly number[]): string {
  const [was, is] = [median(before), median(now)];
  return `${was.toFixed(2)} → ${is.toFixed(2)} ms (× ${(is / was).toFixed(2)})`;
}
