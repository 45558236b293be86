import type { SegmentImage } from '../../engine/index.ts';
import type { SearchRule, Synonym, WireSettings } from '../model.ts';
import type { OpenedRecords } from '../storage/records-file.ts';
import type { Acceptance, Command, Task } from './commands.ts';

export interface KeeperOptions {
  readonly folder: string;
}

export type ToKeeper =
  | {
      readonly kind: 'write';
      readonly id: number;
      readonly command: Command;
      readonly body: Uint8Array;
      readonly at: string;
    }
  /** A segment that another thread has built; its bytes are shared. */
  | {
      readonly kind: 'adopt';
      readonly id: number;
      readonly index: string;
      readonly image: SegmentImage;
      readonly at: string;
    }
  | { readonly kind: 'give way' }
  | { readonly kind: 'close' };

/** An index as it can be searched from now on. */
export interface PublishedIndex {
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly buildSeconds: number;
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules: readonly SearchRule[];
  readonly primary: string | undefined;
  readonly segments: readonly number[];
  readonly deleted: readonly string[];
}

export interface PublishedSegment {
  readonly id: number;
  readonly image: Omit<SegmentImage, 'records'>;
  /** Whoever is told of them has to read them, or to close the file; undefined where they are in the image. */
  readonly records: OpenedRecords | undefined;
}

export interface Publication {
  readonly indices: readonly PublishedIndex[];
  readonly removed: readonly string[];
  /** Those that were not published before; their bytes are shared between the threads. */
  readonly segments: readonly PublishedSegment[];
  /** Those that were published before and that an index has taken over which is not published yet. */
  readonly takenOver: readonly number[];
  readonly taskIds: readonly number[];
}

export type FromKeeper =
  | {
      readonly kind: 'opened';
      readonly publication: Publication;
      /** Tasks of an earlier process that are in the log only. */
      readonly pending: readonly Task[];
    }
  | { readonly kind: 'accepted'; readonly id: number; readonly acceptance: Acceptance }
  | { readonly kind: 'refused'; readonly id: number; readonly status: number; readonly message: string }
  | { readonly kind: 'published'; readonly publication: Publication }
  | {
      readonly kind: 'log';
      readonly level: 'debug' | 'info' | 'warn' | 'error';
      readonly details: object;
      readonly message: string;
    }
  | { readonly kind: 'closed' };
