import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderLock, tryLockAlone } from '@bowline/database/folder-lock';
import type { SegmentImage } from '../../engine/index.ts';
import type { SearchLog } from '../model.ts';
import { type Manifest, readManifest, writeManifest } from '../storage/manifest.ts';
import { readSegmentFile, type SegmentOnDisk, writeSegmentFile } from '../storage/segment-file.ts';
import { type LogEntry, openWriteLog, readWriteLog, type WriteLog } from '../storage/write-log.ts';
import type { LoggedCommand } from './commands.ts';

export interface FolderContent {
  readonly manifest: Manifest | undefined;
  readonly writes: readonly LogEntry<LoggedCommand>[];
}

/** The files of all indices: a manifest, a file per segment, and a log of the writes since the manifest. */
export interface IndexFolder {
  read(engineVersion: number): FolderContent;
  /** Undefined, with a line in the log, for a file that is damaged or gone. */
  readSegment(id: number, index: string): SegmentOnDisk | undefined;
  /** Answers what of it has to stay in memory. */
  writeSegment(id: number, image: SegmentImage): SegmentOnDisk;
  append(entry: LogEntry<LoggedCommand>): void;
  flush(): void;
  readonly logBytes: number;
  /** Replaces the manifest, begins a new log and removes what nobody needs any more. */
  checkpoint(manifest: Omit<Manifest, 'log'>): void;
  close(): void;
}

const manifestName = 'manifest';
const segmentName = (id: number): string => `segment-${id}`;
const logName = (id: number): string => `writes-${id}.log`;

export function openIndexFolder(folder: string, log: SearchLog): IndexFolder {
  mkdirSync(folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const lock: FolderLock | undefined = tryLockAlone(join(folder, 'keeper.lock'));
  if (!lock) log.warn({ folder }, 'Another process keeps the search folder: writes stay in memory');
  let logNumber = 1;
  let writes: WriteLog<LoggedCommand> | undefined;

  /** What cannot be used goes with everything that was written after it; whoever feeds the indices begins anew. */
  function usableManifest(engineVersion: number): Manifest | undefined {
    try {
      const manifest = readManifest(path(manifestName));
      if (!manifest || manifest.engineVersion === engineVersion) return manifest;
      log.warn({ folder }, 'The search snapshot has an old format and is discarded');
    } catch (error) {
      log.warn({ folder, err: error }, 'The search snapshot is damaged and is discarded');
    }
    if (lock) removeAllBut(new Set());
    return undefined;
  }

  function removeAllBut(needed: ReadonlySet<string>): void {
    for (const name of readdirSync(folder))
      if (/^(segment-|writes-|manifest)/.test(name) && !needed.has(name)) rmSync(path(name), { force: true });
  }

  function beginLog(number: number, intactBytes: number): void {
    logNumber = number;
    writes = openWriteLog(path(logName(number)), intactBytes);
  }

  return {
    read(engineVersion) {
      const manifest = usableManifest(engineVersion);
      const number = manifest?.log ?? logNumber;
      const { entries, intactBytes, lostBytes } = readWriteLog<LoggedCommand>(path(logName(number)));
      if (lostBytes > 0)
        log.warn({ folder, lostBytes }, 'The end of the search log is damaged and is cut off');
      if (lock) beginLog(number, intactBytes);
      return { manifest, writes: entries };
    },
    readSegment(id, index) {
      try {
        return readSegmentFile(path(segmentName(id)), { isWhole: !lock });
      } catch (error) {
        log.warn({ folder, index, err: error }, 'A search segment is damaged; its index is discarded');
        return undefined;
      }
    },
    writeSegment(id, image) {
      return lock ? writeSegmentFile(path(segmentName(id)), image) : { image, recordsPlace: undefined };
    },
    append: (entry) => writes?.append(entry),
    flush: () => writes?.flush(),
    get logBytes() {
      return writes?.bytes ?? 0;
    },
    checkpoint(manifest) {
      if (!lock) return;
      const next = logNumber + 1;
      writeManifest(path(manifestName), { ...manifest, log: next });
      writes?.close();
      beginLog(next, 0);
      const segments = manifest.indices.flatMap((index) => index.segments.map(segmentName));
      removeAllBut(new Set([manifestName, logName(next), ...segments]));
    },
    close() {
      writes?.close();
      lock?.release();
    },
  };
}
