import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as nodeUtil from 'node:util';

/** @typedef {Record<string, string | undefined>} Environment */

/** As the server reads it: what is set already wins over the file, even when it is empty.
 * @param {string} root @returns {Environment} */
export function readEnvironment(root) {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? nodeUtil.parseEnv?.(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Why nothing can listen on the port (a code such as EADDRINUSE); undefined when it is free.
 * @param {number} port @param {string | undefined} host @returns {Promise<string | undefined>} */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => resolve(undefined)));
  });
}

/** One sentence when another program has the port; all other mistakes are the server's to tell.
 * @param {Environment} env @returns {Promise<string | undefined>} */
export async function occupiedPort(env) {
  const port = Number(env.PORT || '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return undefined;
  if ((await portProblem(port, env.HOST)) !== 'EADDRINUSE') return undefined;
  const place = env.HOST ? `${env.HOST}:${port}` : `port ${port}`;
  return `Another program already listens on ${place}. Stop it, or choose another port with PORT=3001.`;
}
