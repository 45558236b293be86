import type { Resolvers } from '#desk-wire';
import type { CommerceAdmin } from '../admin/index.ts';
import type { All } from '../modules.ts';
import type { DeskContext, StaffAtDesk } from './context.ts';

/** Everything a resolver of the desk may reach: what modules offer the merchant, under `admin`. */
export type WholeDesk = DeskContext & { readonly admin: CommerceAdmin & All<'admin'> };

export type DeskMutation = keyof NonNullable<Resolvers<WholeDesk>['Mutation']>;
export type DeskQuery = keyof NonNullable<Resolvers<WholeDesk>['Query']>;
export type DeskOperation = DeskMutation | DeskQuery;

/** How the log tells of a change. The guard asks for the state before and after; the resolver knows nothing of it. */
export interface Change<Arguments = never, Context = never> {
  /** What it is about. Known from the answer only where the change makes it. */
  readonly subject?: (args: Arguments, answer: unknown) => string | null;
  /** What may change, as plain data without secrets. Null where there is nothing yet. */
  readonly state?: (args: Arguments, context: Context, answer: unknown) => Promise<unknown>;
  /** Whose change it is where nobody is signed in yet. */
  readonly by?: (answer: unknown) => Pick<StaffAtDesk, 'id' | 'name' | 'sessionId'>;
}

/** A file of the desk's schema, its resolvers, and how its changes are told. */
export interface DeskFile {
  readonly file: URL;
  readonly resolvers: Resolvers<WholeDesk>;
  readonly changes?: { readonly [Mutation in DeskMutation]?: Change<never, WholeDesk> };
}
