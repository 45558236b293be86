import type { Log } from '@bowline/kit';
import type { IndexSettings, SearchRecord, SearchRule, Synonym } from '../engine/index.ts';

export type SearchLog = Log;

/** What one index is made of besides its records. Settings are kept as they were given, without defaults. */
export interface IndexConfiguration {
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules: readonly SearchRule[];
}

export type WireSettings = Partial<IndexSettings> & { readonly [name: string]: unknown };

export interface IndexSummary {
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly entries: number;
  readonly dataSize: number;
  readonly lastBuildTimeS: number;
  readonly pendingTask: boolean;
  readonly primary?: string;
  readonly replicas?: readonly string[];
}

/** A query that visitors asked and that found something; says nothing about who asked. */
export interface PopularQuery {
  readonly query: string;
  readonly count: number;
  readonly hits: number;
}

export type { IndexSettings, SearchRecord, SearchRule, Synonym };
