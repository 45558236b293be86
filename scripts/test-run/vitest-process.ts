// A process of its own for one configuration: its name for the report, the file, then only paths that contain one of these.
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { FileTimes } from './file-times.ts';
import { LongestFirst } from './longest-first.ts';
import { SecondTries } from './second-tries.ts';

const [reportFile = '', config = '', ...filters] = process.argv.slice(2);
const vitest = await startVitest('test', filters, {
  run: true,
  watch: false,
  config: join(import.meta.dirname, '../..', config),
  reporters: [
    'default',
    new FileTimes(),
    new SecondTries(`${reportFile}.second-tries`),
    ['json', { outputFile: reportFile }],
  ],
  sequence: { sequencer: LongestFirst },
});
await vitest.close();
