import { buildSegment, completeSettings, type SegmentImage } from '../../engine/index.ts';
import { ApiError } from '../api-error.ts';
import type { SearchLog } from '../model.ts';
import { leavesRecords } from '../storage/segment-file.ts';
import { prepareCommand } from './apply-command.ts';
import { type Build, buildPending, compact, fitsSettings } from './build-segments.ts';
import type { Acceptance, Adoption, Command, LoggedCommand, Task } from './commands.ts';
import { openIndexFolder } from './index-folder.ts';
import { createIndexRegistry } from './index-registry.ts';
import { adoptSegment, documentsOf, type IndexState, type StoredSegment } from './index-state.ts';
import type { Publication } from './messages.ts';
import { createPublisher } from './publication.ts';
import { restoreIndices } from './restore.ts';

export interface Keeper {
  /** What was on disk, as it was last built. */
  readonly opened: Publication;
  /** Tasks of an earlier process that are still to be published. */
  readonly pending: readonly Task[];
  /** Reads, logs and remembers a write; throws an ApiError when it is refused. */
  accept(command: Command, body: Uint8Array, at: string): Acceptance;
  /** The same for a segment that was built elsewhere and takes the place of all that the index has. */
  adopt(index: string, image: SegmentImage, at: string): Acceptance;
  /** Whether there is something to publish. */
  isBehind(): boolean;
  /** Builds what was accepted for one index; to be called until nothing is behind. */
  publish(): Publication;
  /** What is only worth doing when there is nothing else to do: merges segments, writes them to disk. */
  tidy(): Publication | undefined;
  close(): void;
}

const checkpointAtBytes = 16 * 1024 * 1024;
const nothing = new Uint8Array(0);

/** Owner of the records: takes writes, builds segments and keeps both on disk. Knows nothing of threads. */
export function openKeeper(folder: string, log: SearchLog): Keeper {
  const engineVersion = buildSegment([], { settings: completeSettings({}) }).header.version;
  const files = openIndexFolder(folder, log);
  const registry = createIndexRegistry();
  const { manifest, writes } = files.read(engineVersion);
  let lastTaskId = manifest?.lastTaskId ?? 0;
  let nextSegment = manifest?.nextSegment ?? 1;
  /** Indices a part of which is gone from the disk. */
  const lost = new Set(restoreIndices(registry, manifest, files));
  const publisher = createPublisher(registry);
  const opened = publisher.collect([]);
  let unpublished: Task[] = [];
  replay();
  markMisfits();

  /** Writes that came after the snapshot. Those to an index that was lost with its snapshot would make half of one. */
  function replay(): void {
    for (const { header, body } of writes) {
      const { command, tasks, at } = header;
      for (const { taskId } of tasks) lastTaskId = Math.max(lastTaskId, taskId);
      if ('index' in command && lost.has(command.index)) {
        if (command.kind === 'move') lose(command.destination);
        continue;
      }
      try {
        if (command.kind === 'adopt') adoptAgain(command, at);
        else prepareCommand(command, body).apply(registry, at);
        unpublished.push(...tasks);
      } catch (error) {
        log.warn({ err: error, kind: command.kind }, 'A logged write to the search could not be repeated');
      }
    }
  }

  function adoptAgain({ index, segment: id }: Adoption, at: string): void {
    nextSegment = Math.max(nextSegment, id + 1);
    const found = files.readSegment(id, index);
    if (found)
      adoptSegment(registry.open(index, at), { id, ...found, isOnDisk: true, isPublished: false }, at);
    else lose(index);
  }

  function lose(index: string): void {
    lost.add(index);
    registry.remove(index);
  }

  /** Segments of an earlier release may have been built in a way that this one would not. */
  function markMisfits(): void {
    for (const state of registry.all())
      if (state.primary === undefined && !fitsSettings(build(state))) state.isDirty = true;
  }

  function build(state: IndexState): Build {
    return { state, replicas: registry.replicasOf(state), nextSegmentId: () => nextSegment++ };
  }

  /** A record that cannot be built must not stop everything that comes after it, now and at every start. */
  function buildOrDrop(todo: Build): void {
    try {
      buildPending(todo);
    } catch (error) {
      const { name, pending } = todo.state;
      log.error(
        { err: error, index: name, count: pending.size },
        'Writes to a search index could not be built',
      );
      todo.state.pending = new Map();
    }
  }

  function checkpoint(): void {
    for (const state of registry.all()) writeToDisk(state.segments);
    files.checkpoint({ engineVersion, lastTaskId, nextSegment, indices: publisher.describeAll() });
  }

  function writeToDisk(segments: readonly StoredSegment[]): void {
    for (const segment of segments.filter(({ isOnDisk }) => !isOnDisk))
      Object.assign(segment, files.writeSegment(segment.id, segment.image), { isOnDisk: true });
  }

  /** Before visitors are given them: they have only what has to stay in memory. On a full disk that is everything. */
  function leaveRecordsOnDisk({ name, segments }: IndexState): void {
    try {
      writeToDisk(segments.filter(({ image }) => leavesRecords(image)));
    } catch (error) {
      log.warn(
        { err: error, index: name },
        'A search segment could not be written to disk and stays in memory',
      );
    }
  }

  /** What there is to build, the quickest first: a changed price does not wait for another index's new settings. */
  function nextBuild(): Build | undefined {
    const costs = [...registry.all()]
      .filter(({ primary }) => primary === undefined)
      .map(build)
      .filter(({ state, replicas }) => [state, ...replicas].some(({ isDirty }) => isDirty))
      .map((todo) => ({
        todo,
        cost: todo.state.pending.size + (fitsSettings(todo) ? 0 : documentsOf(todo.state.segments)),
      }));
    return costs.sort((one, other) => one.cost - other.cost)[0]?.todo;
  }

  function publish(): Publication {
    const todo = nextBuild();
    if (todo) buildOrDrop(todo);
    const built = todo && new Set([todo.state, ...todo.replicas]);
    for (const state of built ?? []) state.isDirty = true;
    if (todo) leaveRecordsOnDisk(todo.state);
    files.flush();
    const isDone = ({ index }: Task): boolean => {
      const state = registry.find(index);
      return !built || !state || built.has(state);
    };
    const done = unpublished.filter(isDone);
    unpublished = unpublished.filter((task) => !isDone(task));
    const publication = publisher.collect(
      done.map(({ taskId }) => taskId),
      built,
    );
    if (files.logBytes > checkpointAtBytes && !isBehind()) checkpoint();
    return publication;
  }

  /** Whether there are writes that cannot be found yet, or segments that no longer fit. */
  function isBehind(): boolean {
    return unpublished.length > 0 || nextBuild() !== undefined;
  }

  function newTasks(indices: readonly string[]): readonly Task[] {
    return indices.map((index) => {
      lastTaskId += 1;
      return { index, taskId: lastTaskId };
    });
  }

  return {
    opened,
    pending: unpublished,
    accept(command, body, at) {
      const prepared = prepareCommand(command, body);
      prepared.check(registry);
      const tasks = newTasks(prepared.indices);
      const header: LoggedCommand = { command, tasks, at };
      files.append({ header, body: prepared.body });
      prepared.apply(registry, at);
      unpublished.push(...tasks);
      return { tasks, objectIDs: prepared.objectIDs };
    },
    adopt(index, image, at) {
      registry.refuseUnwritable(index);
      const id = nextSegment;
      nextSegment += 1;
      const segment = { id, ...files.writeSegment(id, image), isOnDisk: true, isPublished: false };
      const tasks = newTasks([index]);
      const command: Adoption = { kind: 'adopt', index, segment: id };
      files.append({ header: { command, tasks, at }, body: nothing });
      adoptSegment(registry.open(index, at), segment, at);
      unpublished.push(...tasks);
      return { tasks, objectIDs: [] };
    },
    isBehind,
    publish,
    tidy() {
      const primaries = [...registry.all()].filter(({ primary }) => primary === undefined);
      const compacted = primaries.filter((state) => compact(build(state)));
      for (const state of compacted) {
        state.isDirty = true;
        leaveRecordsOnDisk(state);
      }
      const publication = compacted.length > 0 ? publisher.collect([]) : undefined;
      if (files.logBytes > 0 || compacted.length > 0) checkpoint();
      return publication;
    },
    close() {
      // What is not built yet stays in the log and is built at the next start.
      if (!isBehind() && files.logBytes > 0) checkpoint();
      files.flush();
      files.close();
    },
  };
}

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;
