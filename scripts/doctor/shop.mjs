import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedNodeBinary } from '../install/installed-node.mjs';
import { blocks, hint } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {Record<string, string | undefined>} Environment */

const patienceMs = 3_000;
const longestMs = 120_000;
const program = fileURLToPath(new URL('./shop/check-shop.ts', import.meta.url));

/** Where a shop of these settings answers; undefined when none does.
 * @param {Environment} env @returns {Promise<string | undefined>} */
export async function runningShop(env) {
  const host = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  const url = `http://${host}:${env.PORT || '3000'}`;
  try {
    const response = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    // One that starts says so in words.
    const isShop = text.includes('"unhandledRejections"') || text.startsWith('The shop is starting');
    return isShop ? url : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {string} url @param {Environment} env @returns {Finding[]} */
export function checkShop(root, url, env) {
  const node = installedNodeBinary(root);
  if (!existsSync(node))
    return [hint('a shop runs', 'how it is can be asked once the packages are installed')];
  const run = spawnSync(node, [program, url], { cwd: root, env, encoding: 'utf8', timeout: longestMs });
  if (run.status !== 0) {
    const [reason = ''] = (run.stderr || String(run.error ?? '')).trim().split('\n').slice(-1);
    return [blocks(`the shop at ${url} could not be asked: ${reason}`, 'see its log')];
  }
  return JSON.parse(run.stdout);
}
