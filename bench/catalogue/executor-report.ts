import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, milliseconds } from '../measure/table.ts';

/** Below this the planned executor does not pay for itself (decision 0008). */
const leastGain = 1.3;

/** Both lists hold two measurements of every case after one another: planned and by the library, then the other way round. */
export function executorReport(
  plannedFirst: readonly Measurement[],
  libraryFirst: readonly Measurement[],
): string {
  const pick = (measured: readonly Measurement[], remainder: number) =>
    measured.filter((_, index) => index % 2 === remainder);
  const planned = mean(pick(plannedFirst, 0), pick(libraryFirst, 1));
  const library = mean(pick(plannedFirst, 1), pick(libraryFirst, 0));
  const rows = planned.map(({ name, serverMs }, index) => {
    const other = library[index]?.serverMs ?? Number.NaN;
    const gain = `× ${(other / serverMs).toFixed(2)}`;
    return [name, milliseconds(serverMs), milliseconds(other), gain, `≥ × ${leastGain}`];
  });
  return formatTable(['server CPU ms per request', 'planned', 'graphql-js', 'gain', 'wanted'], rows);
}

function mean(one: readonly Measurement[], other: readonly Measurement[]) {
  return one.map(({ name, serverMs }, index) => ({
    name,
    serverMs: (serverMs + (other[index]?.serverMs ?? serverMs)) / 2,
  }));
}
