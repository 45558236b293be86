import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepRunning } from '@bowline/server/keep-running';
import { shopEnvironment } from './serve/shop-environment.ts';

const program = join(import.meta.dirname, 'serve/shop.ts');

// Whoever keeps a channel to it, as tests do, takes it along, however they end.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// When nobody reads any more what it says, a stop in order still matters.
process.stderr.on('error', () => {});

// What is set already wins over the file.
const envFile = join(import.meta.dirname, '../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const env = shopEnvironment(process.env);
const args = ['--kept', ...process.argv.slice(2)];
const complain = (text: string) => void process.stderr.write(`${text}\n`);

process.exitCode =
  (process.env.WORKERS ?? '1') === '1' || args.includes('--dev') ? await runOne() : await runSeveral();

function runOne(): Promise<number> {
  return keepRunning({ start: () => fork(program, args, { env }), say: complain });
}

async function runSeveral(): Promise<number> {
  // Only who runs several waits for what they need.
  const { runGroup } = await import('@bowline/server/group');
  return runGroup({
    program,
    args,
    root: join(import.meta.dirname, '..'),
    env,
    print: console.log,
    complain,
  });
}
