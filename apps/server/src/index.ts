/**
 * The one process of the shop: reads the environment, opens the shop behind one HTTP server and stops it gracefully.
 * It holds no shop logic of its own.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { DatabaseStartError, MigrationError } from '@bowline/database';
import { shop } from '@bowline/markets';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { followsOthers, partOf } from './group.ts';
import { ListenError, type Listening, listen } from './http/listen.ts';
import { leaveSignal } from './keep-group.ts';
import { reportToKeeper } from './keep-running.ts';
import { createLog } from './log.ts';
import { lookAround } from './look-around.ts';
import { guardProcess } from './process-guard.ts';
import { createProgress, StoppedWhileStarting } from './progress.ts';
import { loadSecrets, SecretsError } from './secrets.ts';
import { untilStopSignal } from './stop-signal.ts';

export interface MainOptions {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly write?: (text: string) => void;
}

/** Of the time for a stop, what requests under way may take; the rest is for the database and all else that closes in order. */
const shareOfRequests = 0.6;
/** What the process takes at most; the rest is for whoever keeps it, to end one that no longer hears. */
const shareOfProcess = 0.8;

/** What went wrong is nothing a person can mend, and may not happen again: whoever keeps the shop running starts it anew. */
const crashed = 70;

/** Runs until a stop signal; answers the exit code. Mistakes a person can mend are told in one sentence each. */
export async function main(options: MainOptions): Promise<number> {
  const write = options.write ?? ((text: string) => void process.stdout.write(text));
  try {
    return await run(options, write);
  } catch (error) {
    const isExpected = [
      ConfigurationError,
      SecretsError,
      ListenError,
      DatabaseStartError,
      MigrationError,
    ].some((kind) => error instanceof kind);
    process.stderr.write(
      `\nThe shop could not start.\n${isExpected ? (error as Error).message : (error as Error).stack}\n`,
    );
    return isExpected ? 1 : crashed;
  }
}

async function run({ argv, env, root }: MainOptions, write: (text: string) => void): Promise<number> {
  const settings = readConfiguration(env);
  const development = argv.includes('--dev');
  const dataFolder = path.resolve(root, settings.DATA_FOLDER ?? 'var');
  const log = createLog(settings);
  const stopMs = settings.STOP_SECONDS * 1000;
  const stop = untilStopSignal({ deadlineMs: stopMs * shareOfProcess });
  const guard = guardProcess({ log, onException: stop.ask });
  const keeper = argv.includes('--kept') ? reportToKeeper(stop.ask) : undefined;
  keeper?.tell({ stopMs });
  const part = partOf(argv);
  // Of several that do the same, one tells what a start is doing.
  const progress = createProgress(part === 'front' ? () => {} : write, stop.isStopping);
  progress.say(`${shop.brand} ${shop.version}`);

  let handle: RequestListener = stillStarting;
  const takePort = () =>
    listen((request, response) => handle(request, response), { port: settings.PORT, host: settings.HOST });
  // The port is taken first, so that a second start says so before it touches anything; where others have it too, only by
  // who can answer.
  let listening: Listening | undefined = part === 'front' ? undefined : await takePort();
  try {
    const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${listening?.port ?? settings.PORT}`;
    const secrets = await loadSecrets(dataFolder);
    // By far the most of what is loaded: a mistake in the settings is told without it.
    const { openWithAhead } = await import('./open-ahead.ts');
    const opened = await openWithAhead({
      settings,
      secrets,
      root,
      dataFolder,
      publicUrl,
      development,
      isStopping: stop.isStopping,
      survived: guard.survived,
      log,
      progress,
    });
    handle = opened.handle;
    if (part === 'front' && followsOthers(argv))
      await lookAround({ handle, publicUrl, isStopping: stop.isStopping });
    listening ??= await takePort();
    const firstOwner = await opened.firstOwnerLink();
    if (!part) progress.say(`\n  Shop   ${publicUrl}\n  Admin  ${publicUrl}${shop.adminPrefix}\n`);
    if (firstOwner) progress.say(`  The first owner of the shop comes in here, once:\n  ${firstOwner}\n`);
    if (!part) progress.say('  Stop with Ctrl-C.\n');
    keeper?.tell({ isOpen: true });
    const signal = await stop.signal;
    progress.say('Stopping: requests under way are finished first.');
    opened.endStreams();
    const graceMs = stopMs * shareOfRequests;
    await (part === 'front' && signal === leaveSignal ? listening.leave(graceMs) : listening.stop(graceMs));
    await opened.close();
    progress.say('Stopped.');
  } catch (error) {
    if (!(error instanceof StoppedWhileStarting)) throw error;
    progress.say('Stopped before the shop was open.');
  } finally {
    await listening?.stop(0);
    stop.forget();
    guard.forget();
  }
  return guard.hasFailed() ? crashed : 0;
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The shop is starting. Please try again in a moment.\n');
};
