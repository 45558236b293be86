import { readFile } from 'node:fs/promises';
import { groupPidFile } from '@bowline/server/group';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { ask } from './ask.ts';
import type { ShopPlace } from './place.ts';

const adviceOf: Readonly<Record<string, string>> = {
  database: 'see what is said of the database below, and its log',
  search: 'the process with the role search may be away: see its log; until then PostgreSQL answers searches',
  disk: 'less than 100 MB are left: free some, orders can soon no longer be written',
};

/** What the processes say of themselves. */
export async function checkProcesses(place: ShopPlace): Promise<Finding[]> {
  const ready = await ask(new URL('/health/ready', place.url));
  const live = await ask(new URL('/health/live', place.url));
  const { checks = {} } = ready.json<{ checks?: Record<string, string> }>();
  const { unhandledRejections = 0 } = live.json<{ unhandledRejections?: number }>();
  const failed = Object.entries(checks).filter(([, state]) => state !== 'ok');
  return [
    ready.status === 200 && failed.length === 0
      ? fine(`the shop at ${place.url.origin} answers in ${ready.ms} ms and is whole`)
      : undefined,
    ...(ready.status === 503 && failed.length === 0
      ? [blocks(`the shop at ${place.url.origin} is starting or stopping`, 'ask again in a minute')]
      : []),
    ...failed.map(([name]) => blocks(`${name} does not answer the shop`, adviceOf[name] ?? 'see its log')),
    unhandledRejections > 0
      ? hint(
          `${unhandledRejections} promises were rejected and awaited by nobody`,
          'search the log for "Nobody awaited"',
        )
      : undefined,
    await group(place),
  ].filter((finding) => finding !== undefined);
}

/** Only where several answer behind one port. */
async function group({ root, env }: ShopPlace): Promise<Finding | undefined> {
  const wanted = Number(env.WORKERS || '1');
  if (wanted < 2) return undefined;
  const pid = Number(await readFile(groupPidFile(root, env), 'utf8').catch(() => ''));
  if (pid && isAlive(pid)) return fine(`process ${pid} keeps ${wanted} others that answer`);
  return blocks(`WORKERS is ${wanted}, but nobody keeps them`, 'the shop was started without it: npm start');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
