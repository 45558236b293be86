import { readLastResults } from './all/results.ts';
import { costsOf } from './scale/costs.ts';
import { writeScaleDocument } from './scale/document.ts';
import { scaleTables } from './scale/tables.ts';

/**
 * Internet scale on paper: how many of what a load takes by the costs of the last result, where each part breaks, and a simulation
 * of the queue before a process. Prints the tables of `docs/scale.md` and writes them there; nothing is started.
 */
const last = readLastResults();
if (last) {
  console.log(`Costs of ${last.madeAt.slice(0, 10)}, ${last.machine.processor}.`);
  for (const table of Object.values(scaleTables(costsOf(last)))) console.log(`\n${table}`);
  console.log(`\nWritten to ${writeScaleDocument(last)}.`);
} else {
  console.error('✗ There is no result in bench/results: npm run bench makes one.');
  process.exitCode = 1;
}
