import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../give-way.ts';
import { internalError } from '../api-error.ts';
import type { SearchLog } from '../model.ts';
import { isRefusal, openKeeper } from './keeper.ts';
import type { FromKeeper, KeeperOptions, ToKeeper } from './messages.ts';

/** How long writes that follow one another closely are gathered before a build. */
const gatherMs = 20;
const mostGatherMs = 1000;
/** Silence after which there is time to tidy up. */
const idleMs = 2000;

function run(): void {
  const port = parentPort;
  if (!port) throw new Error('The keeper of the indices runs in a thread of its own');
  const send = (message: FromKeeper): void => port.postMessage(message);
  const options = workerData as KeeperOptions;
  const log = createLog(send);
  const keeper = openKeeper(options.folder, log);
  let building: NodeJS.Timeout | undefined;
  let tidying: NodeJS.Timeout | undefined;
  let lastBuildMs = 0;
  let lastBuiltAt = Number.NEGATIVE_INFINITY;

  // A build takes at most half of the time while writes keep coming, so that many small batches make few builds.
  function schedule(): void {
    clearTimeout(tidying);
    const rest = Math.min(mostGatherMs, lastBuildMs) - (performance.now() - lastBuiltAt);
    building ??= setTimeout(publish, Math.max(gatherMs, rest));
  }

  function publish(): void {
    building = undefined;
    const started = performance.now();
    send({ kind: 'published', publication: keeper.publish() });
    lastBuiltAt = performance.now();
    lastBuildMs = lastBuiltAt - started;
    // Between two indices there is time to take further writes.
    if (keeper.isBehind()) building = setTimeout(publish, 1);
    else tidying = setTimeout(tidy, idleMs);
  }

  function tidy(): void {
    const publication = keeper.tidy();
    if (publication) send({ kind: 'published', publication });
  }

  port.on('message', (message: ToKeeper) => {
    if (message.kind === 'give way') return giveWay();
    if (message.kind === 'close') {
      clearTimeout(building);
      clearTimeout(tidying);
      keeper.close();
      send({ kind: 'closed' });
      port.close();
      return;
    }
    const { id, command, body, at } = message;
    try {
      send({ kind: 'accepted', id, acceptance: keeper.accept(command, body, at) });
      schedule();
    } catch (error) {
      if (!isRefusal(error)) log.error({ err: error, kind: command.kind }, 'A write to the search failed');
      const { status, message } = isRefusal(error) ? error : internalError();
      send({ kind: 'refused', id, status, message });
    }
  });

  send({ kind: 'opened', publication: keeper.opened, pending: keeper.pending });
  if (keeper.isBehind()) schedule();
}

function createLog(send: (message: FromKeeper) => void): SearchLog {
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (details: object, message: string) =>
    send({ kind: 'log', level, details, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

run();
