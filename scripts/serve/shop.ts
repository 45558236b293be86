// The process of the shop itself. `scripts/serve.ts` keeps it running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ensureBuild } from '../build.ts';
import { resolveQuickly } from './resolve-quickly.ts';
import { forgetSparing } from './shop-environment.ts';

const root = join(import.meta.dirname, '../..');
const argv = process.argv.slice(2);
const isDevelopment = argv.includes('--dev');

// Short-lived objects are few and quickly collected: sharing that out among threads costs more CPU than it saves time.
setFlagsFromString('--no-parallel-scavenge');
// Threads read TypeScript with WebAssembly, and V8 13 now and then ends the process when it discards such code
// (nodejs/node 64500). What is kept instead is small.
setFlagsFromString('--no-wasm-code-gc');

forgetSparing(process.env);
// What is set already wins over the file.
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';

try {
  if (!isDevelopment) {
    await ensureBuild({ root, log: console.log });
    resolveQuickly(root);
  }
  // React chooses between its two builds when it is first loaded, so the server comes after NODE_ENV.
  const { main } = await import('@bowline/server');
  process.exitCode = await main({ argv, env: process.env, root });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
