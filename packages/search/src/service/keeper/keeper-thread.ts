import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../give-way.ts';
import { internalError } from '../api-error.ts';
import type { SearchLog } from '../model.ts';
import { Collecting } from './collect-garbage.ts';
import type { Acceptance } from './commands.ts';
import { isRefusal, openKeeper } from './keeper.ts';
import type { FromKeeper, KeeperOptions, Publication, ToKeeper } from './messages.ts';

/** Writes are gathered until none has come for so long, and at most so long. */
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
  /** When the first of those came that are being gathered. */
  let gatheringSince: number | undefined;
  let givesWay = false;
  const collecting = new Collecting();
  let last = { indices: new Set<string>(), startedAt: Number.NEGATIVE_INFINITY, endedAt: 0 };

  /**
   * An index is built for at most half of the time while writes to it keep coming, so that many small ones make few builds; where visitors
   * go first, all of them together.
   */
  function schedule(indices: readonly string[]): void {
    clearTimeout(tidying);
    // What is built next has been gathered.
    if (building && gatheringSince === undefined) return;
    clearTimeout(building);
    const now = performance.now();
    gatheringSince ??= now;
    const isBuiltAgain = givesWay || indices.some((index) => last.indices.has(index));
    const rest = isBuiltAgain ? last.endedAt + (last.endedAt - last.startedAt) - now : 0;
    const left = gatheringSince + mostGatherMs - now;
    building = setTimeout(publish, Math.max(Math.min(Math.max(gatherMs, rest), left), 0));
  }

  function publish(): void {
    building = undefined;
    gatheringSince = undefined;
    const startedAt = performance.now();
    const publication = keeper.publish();
    noteSegments(publication);
    send({ kind: 'published', publication });
    const indices = new Set(publication.indices.map(({ name }) => name));
    last = { indices, startedAt, endedAt: performance.now() };
    // Between two indices there is time to take further writes.
    if (keeper.isBehind()) building = setTimeout(publish, 1);
    else {
      collecting.inPassing();
      tidying = setTimeout(tidy, idleMs);
    }
  }

  function tidy(): void {
    const publication = keeper.tidy();
    if (publication) {
      noteSegments(publication);
      send({ kind: 'published', publication });
    }
    collecting.whenIdle();
  }

  /** To merge what was written bit by bit leaves as much behind as to take all of it in. */
  function noteSegments({ segments }: Publication): void {
    for (const { image, records } of segments)
      collecting.tookIn(image.buffer.byteLength + (records?.byteLength ?? 0));
  }

  function take(message: Exclude<ToKeeper, { kind: 'give way' | 'close' }>): Acceptance {
    if (message.kind === 'adopt') return keeper.adopt(message.index, message.image, message.at);
    collecting.tookIn(message.body.byteLength);
    return keeper.accept(message.command, message.body, message.at);
  }

  port.on('message', (message: ToKeeper) => {
    if (message.kind === 'give way') {
      givesWay = true;
      return giveWay();
    }
    if (message.kind === 'close') {
      clearTimeout(building);
      clearTimeout(tidying);
      keeper.close();
      send({ kind: 'closed' });
      port.close();
      return;
    }
    const { id } = message;
    try {
      const acceptance = take(message);
      send({ kind: 'accepted', id, acceptance });
      schedule(acceptance.tasks.map(({ index }) => index));
    } catch (error) {
      const kind = message.kind === 'adopt' ? message.kind : message.command.kind;
      if (!isRefusal(error)) log.error({ err: error, kind }, 'A write to the search failed');
      const refusal = isRefusal(error) ? error : internalError();
      send({ kind: 'refused', id, status: refusal.status, message: refusal.message });
    }
  });

  const { opened } = keeper;
  noteSegments(opened);
  send({ kind: 'opened', publication: opened, pending: keeper.pending });
  if (keeper.isBehind()) schedule([]);
  else tidying = setTimeout(tidy, idleMs);
}

function createLog(send: (message: FromKeeper) => void): SearchLog {
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (details: object, message: string) =>
    send({ kind: 'log', level, details, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

run();
