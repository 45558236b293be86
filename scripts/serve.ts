import { fork } from 'node:child_process';
import { join } from 'node:path';
import { keepRunning } from '@bowline/server/keep-running';

const program = join(import.meta.dirname, 'serve/shop.ts');
/**
 * What was read and compiled once is not again, in none of the threads and processes of the shop: a start takes half the
 * processor's time. npm clears it with the packages.
 */
const compileCache = join(import.meta.dirname, '../node_modules/.cache/node-compile');

// Whoever keeps a channel to it, as tests do, takes it along, however they end.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// When nobody reads any more what it says, a stop in order still matters.
process.stderr.on('error', () => {});

process.exitCode = await keepRunning({
  start: () =>
    fork(program, ['--kept', ...process.argv.slice(2)], {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    }),
  say: (text) => void process.stderr.write(`${text}\n`),
});
