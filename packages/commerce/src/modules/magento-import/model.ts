import type { Refusal } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { TableName } from './source/table-files.ts';

/** Kinds of things in the order they are read (rule 2). */
export const recordKinds = [
  'categories',
  'attributes',
  'configurables',
  'products',
  'pictures',
  'stock',
  'customers',
  'orders',
  'rewrites',
  'reviews',
  'subscribers',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a merchant chooses between, and which kinds each stands for. */
export const importGroups = {
  catalogue: ['categories', 'attributes', 'configurables', 'products'],
  pictures: ['pictures'],
  stock: ['stock'],
  customers: ['customers'],
  orders: ['orders'],
  rewrites: ['rewrites'],
  reviews: ['reviews'],
  subscribers: ['subscribers'],
} as const satisfies Readonly<Record<string, readonly RecordKind[]>>;
export type ImportGroup = keyof typeof importGroups;
export const isImportGroup = (text: string): text is ImportGroup => Object.hasOwn(importGroups, text);

export const kindsOf = (groups: readonly string[]): readonly RecordKind[] => {
  const wanted = new Set<RecordKind>(
    groups.filter(isImportGroup).flatMap((group): readonly RecordKind[] => importGroups[group]),
  );
  return recordKinds.filter((kind) => wanted.has(kind));
};

/** Which tables a group cannot do without; accounts come without passwords where theirs is missing. */
export const tablesOf: Readonly<Partial<Record<string, readonly TableName[]>>> = {
  rewrites: ['url_rewrite'],
  reviews: ['review', 'review_detail', 'rating_option_vote'],
  subscribers: ['newsletter_subscriber'],
};

export type ImportState = 'waiting' | 'reading' | 'stopped' | 'done' | 'canceled';

/** What of a thing does not fit; words for the code are the desk's. */
export interface Misfit {
  readonly code: string;
  /** What stood there. */
  readonly value: string;
}

export const misfit = (code: string, value: unknown = ''): Misfit => ({
  code,
  value: String(value).slice(0, 200),
});

/** A thing as Magento tells of it, and as the store views do whose languages this shop has. */
export interface RawRecord {
  readonly base: unknown;
  readonly views: Readonly<Partial<Record<LocaleName, unknown>>>;
}

export interface Page {
  readonly items: readonly RawRecord[];
  /** Where to go on; null when this was the last. */
  readonly next: number | null;
  readonly total: number;
}

export interface ImportCount {
  readonly kind: RecordKind;
  readonly total: number;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly leftOut: number;
}

export interface ImportProblem extends Misfit {
  readonly id: number;
  readonly kind: RecordKind;
  readonly magentoId: string;
  readonly name: string | null;
  readonly isLeftOut: boolean;
}

export interface ImportRecord {
  readonly id: number;
  readonly sourceUrl: string;
  readonly groups: readonly string[];
  readonly vatBasisPoints: number;
  readonly isTrial: boolean;
  readonly state: ImportState;
  readonly failure: string | null;
  readonly stage: RecordKind | null;
  readonly by: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export type ImportRefusal =
  | Refusal<'source-address-not-valid' | 'token-missing' | 'nothing-to-import', Record<never, never>>
  | Refusal<'import-under-way' | 'rate-not-valid', Record<never, never>>
  | Refusal<'table-missing' | 'table-not-known', { readonly table: string }>
  | Refusal<'upload-not-found' | 'file-not-text', Record<never, never>>
  | Refusal<'import-not-found', { readonly id: number }>;
