import { fork } from 'node:child_process';
import { join } from 'node:path';
import { keepRunning } from '@bowline/server/keep-running';

const program = join(import.meta.dirname, 'serve/shop.ts');

// Whoever keeps a channel to it, as tests do, takes it along, however they end.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// When nobody reads any more what it says, a stop in order still matters.
process.stderr.on('error', () => {});

process.exitCode = await keepRunning({
  start: () => fork(program, ['--kept', ...process.argv.slice(2)]),
  say: (text) => void process.stderr.write(`${text}\n`),
});
