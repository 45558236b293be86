// `npm start` and `npm run dev`: installs what is missing, then keeps the shop running. Like ensure.mjs it may find itself on
// whatever node the machine has; where that is the right one already, the rest happens here, without another npm and Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { installedNodeBinary, requiredNodeMajor } from './install/installed-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const serve = new URL('./serve.ts', import.meta.url);

const wasInstalled = await ensureInstalled(root, { isServing: true });
// Who has just installed may run on another Node than the one that was installed.
if (wasInstalled && Number.parseInt(process.versions.node, 10) >= requiredNodeMajor) {
  // Where the shop has its own (serve/shop-environment.ts): reading TypeScript takes longer than all else that happens here.
  nodeModule.enableCompileCache?.(
    fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)),
  );
  await import(serve.href);
} else process.exitCode = await serveOnInstalledNode();

/** @returns {Promise<number>} */
function serveOnInstalledNode() {
  const binary = installedNodeBinary(root);
  const file = existsSync(binary) ? binary : process.execPath;
  const child = spawn(file, [fileURLToPath(serve), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}
