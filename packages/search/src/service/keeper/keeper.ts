import { buildSegment, completeSettings } from '../../engine/index.ts';
import { ApiError } from '../api-error.ts';
import type { SearchLog } from '../model.ts';
import { prepareCommand } from './apply-command.ts';
import { type Build, buildPending, compact, fitsSettings } from './build-segments.ts';
import type { Acceptance, Command, LoggedCommand, Task } from './commands.ts';
import { openIndexFolder } from './index-folder.ts';
import { createIndexRegistry } from './index-registry.ts';
import { documentsOf, type IndexState } from './index-state.ts';
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
  /** Whether there is something to publish. */
  isBehind(): boolean;
  /** Builds what was accepted for one index; to be called until nothing is behind. */
  publish(): Publication;
  /** What is only worth doing when there is nothing else to do: merges segments, writes them to disk. */
  tidy(): Publication | undefined;
  close(): void;
}

const checkpointAtBytes = 16 * 1024 * 1024;

/** Owner of the records: takes writes, builds segments and keeps both on disk. Knows nothing of threads. */
export function openKeeper(folder: string, log: SearchLog): Keeper {
  const engineVersion = buildSegment([], { settings: completeSettings({}) }).header.version;
  const files = openIndexFolder(folder, log);
  const registry = createIndexRegistry();
  const { manifest, writes } = files.read(engineVersion);
  let lastTaskId = manifest?.lastTaskId ?? 0;
  let nextSegment = manifest?.nextSegment ?? 1;
  const discarded = restoreIndices(registry, manifest, files);
  const publisher = createPublisher(registry);
  const opened = publisher.collect([]);
  let unpublished: Task[] = [];
  replay();
  markMisfits();

  /** Writes that came after the snapshot. Those to an index that was lost with its snapshot would make half of one. */
  function replay(): void {
    for (const { header, body } of writes) {
      for (const { taskId } of header.tasks) lastTaskId = Math.max(lastTaskId, taskId);
      if ('index' in header.command && discarded.has(header.command.index)) continue;
      try {
        prepareCommand(header.command, body).apply(registry, header.at);
        unpublished.push(...header.tasks);
      } catch (error) {
        log.warn(
          { err: error, kind: header.command.kind },
          'A logged write to the search could not be repeated',
        );
      }
    }
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
    for (const { segments } of registry.all()) {
      for (const segment of segments) {
        if (!segment.isOnDisk) files.writeSegment(segment.id, segment.image);
        segment.isOnDisk = true;
      }
    }
    files.checkpoint({ engineVersion, lastTaskId, nextSegment, indices: publisher.describeAll() });
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

  return {
    opened,
    pending: unpublished,
    accept(command, body, at) {
      const prepared = prepareCommand(command, body);
      prepared.check(registry);
      const tasks = prepared.indices.map((index) => {
        lastTaskId += 1;
        return { index, taskId: lastTaskId };
      });
      const header: LoggedCommand = { command, tasks, at };
      files.append({ header, body: prepared.body });
      prepared.apply(registry, at);
      unpublished.push(...tasks);
      return { tasks, objectIDs: prepared.objectIDs };
    },
    isBehind,
    publish,
    tidy() {
      const primaries = [...registry.all()].filter(({ primary }) => primary === undefined);
      const compacted = primaries.filter((state) => compact(build(state)));
      for (const state of compacted) state.isDirty = true;
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
