import type { LocaleName } from '@bowline/markets';
import type { RuleFact } from './rules.ts';

export interface AskedQuery {
  readonly query: string;
  readonly count: number;
  readonly hits: number;
}

export interface IndexingProgress {
  readonly isBuilding: boolean;
  readonly builtLocales: number;
  readonly locales: number;
  readonly lastBuild: { readonly products: number; readonly seconds: number } | null;
}

/** A product as a search shows it. */
export interface PreviewHit {
  readonly sku: string;
  readonly name: string;
}

/** What whoever fills and answers the search knows of it; given to commerce where both are one process. */
export interface SearchDesk {
  /** What visitors of a locale asked most in the last weeks, and found something for. */
  popular(locale: LocaleName, limit: number): readonly AskedQuery[];
  /** And what they found nothing for. */
  empty(locale: LocaleName, limit: number): readonly AskedQuery[];
  /** Null where the indices are filled elsewhere. */
  progress(): IndexingProgress | null;
  /** The first products that a question finds without any rule, and with this one alone; null where that cannot be asked. */
  preview(locale: LocaleName, query: string, rule: RuleFact | null): Promise<readonly PreviewHit[] | null>;
  /** Every index anew, beside everything else. */
  rebuild(): void;
}

export const noSearchDesk: SearchDesk = {
  popular: () => [],
  empty: () => [],
  progress: () => null,
  preview: async () => null,
  rebuild: () => {},
};
