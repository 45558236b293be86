import { type ForkOptions, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { shop } from '@bowline/markets';
import { ConfigurationError, type Role, readConfiguration, type Settings } from './configuration.ts';
import { ListenError, listen } from './http/listen.ts';
import { keepGroup, type Part } from './keep-group.ts';
import { passOnWhatIsTold } from './page-cache/siblings.ts';

export interface GroupOptions {
  /** The program of one process, and what it is called with. */
  readonly program: string;
  readonly args: readonly string[];
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** What happens once for all: nobody waits for it, and two of them would be in each other's way. */
const rolesOfBack: readonly Role[] = ['worker', 'search', 'content'];
const rolesOfFront: readonly Role[] = ['storefront', 'commerce', 'content'];
const loopback = '127.0.0.1';
const partFlag = '--part=';
const followingFlag = '--following';

/** Which of a group this process is; null for the one that is everything. */
export function partOf(argv: readonly string[]): Part | null {
  const flag = argv.find((argument) => argument.startsWith(partFlag));
  return flag ? (flag.slice(partFlag.length) as Part) : null;
}

/** Whether others answer visitors while this process opens. */
export function followsOthers(argv: readonly string[]): boolean {
  return argv.includes(followingFlag);
}

/** Where the process that keeps the others leaves its number, for who wants to restart them. */
export function groupPidFile(root: string, env: GroupOptions['env']): string {
  return path.resolve(root, env.DATA_FOLDER || 'var', 'group.pid');
}

/** WORKERS processes answer visitors behind one port, one more keeps the search and does the work. Answers the exit code. */
export async function runGroup(options: GroupOptions): Promise<number> {
  const { program, args, root, env, print, complain } = options;
  const pidFile = groupPidFile(root, env);
  try {
    const settings = readConfiguration(env);
    const port = await freePort(settings.PORT, settings.HOST);
    const url = settings.PUBLIC_URL ?? `http://localhost:${port}`;
    const shared = { ...env, PUBLIC_URL: url, WORKERS: '1' };
    const settingsOf = await placesOf(settings, port);
    const fronts = new Set<number>();
    let isOpen = false;
    await mkdir(path.dirname(pidFile), { recursive: true });
    await writeFile(pidFile, String(process.pid));
    return await keepGroup({
      fronts: settings.WORKERS,
      start(part) {
        const options: ForkOptions = { env: { ...shared, ...settingsOf[part] } };
        const called = [...args, partFlag + part, ...(isOpen ? [followingFlag] : [])];
        if (part === 'back') return fork(program, called, options);
        // Pages are told as bytes.
        cluster.setupPrimary({ exec: program, args: called, serialization: 'advanced' });
        const number = lowestFree(fronts);
        const worker = cluster.fork({ ...options.env, ...metricsOf(settings, number) });
        passOnWhatIsTold(worker);
        const { process: front } = worker;
        fronts.add(number);
        front.once('exit', () => fronts.delete(number));
        return front;
      },
      say: complain,
      tell: print,
      onOpen() {
        isOpen = true;
        print(`\n  Shop   ${url}\n  Admin  ${url}${shop.adminPrefix}\n\n  Stop with Ctrl-C.\n`);
      },
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof ListenError)) throw error;
    complain(`\nThe shop could not start.\n${error.message}`);
    return 1;
  } finally {
    await rm(pidFile, { force: true });
  }
}

function lowestFree(taken: ReadonlySet<number>): number {
  for (let number = 1; ; number += 1) if (!taken.has(number)) return number;
}

/** Each process tells its own numbers: the one behind at the port that was asked for, the fronts at those after it. */
function metricsOf({ METRICS_PORT }: Settings, front: number): Record<string, string> {
  return METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + front) };
}

/** Where each part is and what it does. */
async function placesOf(settings: Settings, port: number): Promise<Record<Part, Record<string, string>>> {
  const { ROLES, SEARCH_URL, SEARCH_APP_ID } = settings;
  const rolesIn = (part: readonly Role[]) => ROLES.filter((role) => part.includes(role)).join(',');
  const backPort = await freePort(0, loopback);
  const searchesAtBack = ROLES.includes('search') && !SEARCH_URL && !SEARCH_APP_ID;
  return {
    back: { ROLES: rolesIn(rolesOfBack), PORT: String(backPort), HOST: loopback },
    front: {
      ROLES: rolesIn(rolesOfFront),
      PORT: String(port),
      ...(searchesAtBack && { SEARCH_URL: `http://${loopback}:${backPort}` }),
    },
  };
}

/** The port that was asked for, or any: whoever has it already is told before anything is opened. */
async function freePort(port: number, host: string | undefined): Promise<number> {
  const tried = await listen(nobody, { port, host });
  await tried.stop(0);
  return tried.port;
}

const nobody: RequestListener = (_request, response) => void response.destroy();
