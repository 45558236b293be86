import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, milliseconds } from '../measure/table.ts';

/** CPU milliseconds of server and PostgreSQL together, whatever is asked for. */
const mostMs = 50;

export function deskReport(measurements: readonly Measurement[]): string {
  const togetherOf = ({ serverMs, postgresMs = 0 }: Measurement) => serverMs + postgresMs;
  const over = measurements.filter((measured) => togetherOf(measured) > mostMs);
  return [
    formatTable(
      ['CPU ms', 'server', 'PostgreSQL', 'together', 'budget'],
      measurements.map((measured) => [
        measured.name,
        milliseconds(measured.serverMs),
        milliseconds(measured.postgresMs),
        milliseconds(togetherOf(measured)),
        `${togetherOf(measured) > mostMs ? '✗' : '✓'} ≤ ${mostMs}`,
      ]),
    ),
    over.length === 0
      ? '✓ Everything within the budget.'
      : `✗ Over it: ${over.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
}
