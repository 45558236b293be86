import type { Transaction } from '@bowline/database';
import type { Result } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { Misfit, Page, RawRecord, RecordKind } from '../model.ts';
import type { Magento, SourceFacts } from '../source/magento.ts';
import type { TableName, TableRow } from '../source/table-files.ts';

/** A thing that another one names; by whose lack that one is left out, or only poorer. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
  /** What the report says where it is not there; null: nothing. */
  readonly code: string | null;
  readonly isNeeded: boolean;
}

/** What Magento calls something that comes with a thing. */
export interface Named {
  readonly kind: string;
  readonly id: string;
  readonly detail?: string;
}

/** What shall become of a thing, in Magento's names of everything: the same for the same words of Magento. */
export interface Plan<Wish> {
  readonly id: string;
  /** For the report; null where it would name a person. */
  readonly name: string | null;
  /** What later things want to know of it. */
  readonly detail?: string;
  readonly wish: Wish;
  /** What of it does not fit, and is left out. */
  readonly misfits: readonly Misfit[];
  readonly needs: readonly Reference[];
  readonly brings: readonly Named[];
}

export type Planned<Wish> =
  | Plan<Wish>
  | { readonly id: string; readonly name: string | null; readonly leftOut: Misfit }
  /** Not meant to be taken at all, such as a root of categories: neither read nor left out. */
  | { readonly id: string; readonly isPassedOver: true };

/** What `said` answers of a thing that was not meant to be taken. */
export const passedOver = 'passed over';

/** The rows of a table that was given as a file; none where it was not. */
export type Tables = (name: TableName) => readonly TableRow[];

export interface PlanningFacts {
  readonly now: Date;
  readonly source: SourceFacts;
  readonly vatBasisPoints: number;
  /** What things before it said of others, by `kind id`. */
  said(kind: string, id: string): string | null;
}

export interface Writing {
  readonly transaction: Transaction<CommerceTables>;
  readonly now: Date;
  readonly timeZone: string;
  /** Where it is imported from. */
  readonly source: string;
  /** Who imports. */
  readonly by: string;
  /** Our id of a thing that the plan named; null where it is not there. */
  ownIdOf(kind: string, id: string): number | null;
  /** Remembers our id of something that came with a thing. */
  remember(named: Named, ownId: number): Promise<void>;
}

/** Our id of what a thing became. */
export type Written = Result<number, Misfit>;

/** What can be done while a page is read, before anything is written. */
export interface Preparing {
  /** Nothing is fetched that only writing needs. */
  readonly isTrial: boolean;
  /** Which of these were remembered by imports before. */
  known(kind: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Fetches a picture and keeps it (rule 24); answers why not. */
  keep(path: string): Promise<string | null>;
}

/** One kind of things: how it is read, what it shall become, and by which doors. */
export interface Stage<Wish = unknown> {
  readonly kind: RecordKind;
  open(source: Magento, tables: Tables, preparing: Preparing): (position: number) => Promise<Page>;
  plan(raw: RawRecord, facts: PlanningFacts): Planned<Wish>;
  /** Ids that `said` will be asked about, for these. */
  asksAbout?(raw: RawRecord): readonly Named[];
  /** What has to be held before anything of a page is written. */
  hold?(transaction: Transaction<CommerceTables>): Promise<unknown>;
  write(writing: Writing, wish: Wish, ownId: number | null): Promise<Written>;
}

/** Pages by their number: an import begins with position 0, which is page 1. */
export const byPages =
  (source: Magento, wish: Parameters<Magento['page']>[0]) =>
  async (position: number): Promise<Page> => {
    const page = await source.page(wish, position + 1);
    return { ...page, next: page.next === null ? null : position + 1 };
  };
