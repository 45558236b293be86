import { type Enqueue, enqueue } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { lineOf, takeUpload, textOf } from '#goods';
import { allOrNothing } from '#stores';
import type { CommerceDatabase } from '#tables';
import {
  type ImportCount,
  type ImportProblem,
  type ImportRecord,
  type ImportRefusal,
  kindsOf,
  tablesOf,
} from './model.ts';
import * as imports from './repository.ts';
import { sourceAddress } from './source/safe-address.ts';
import { isTableName } from './source/table-files.ts';

export interface MagentoImportJobs {
  /** An import, tried or in earnest. */
  'magento-import.run': { readonly importId: number };
  /** Recurring: rule 10. */
  'magento-import.forget-old': unknown;
}

export const enqueueImport: Enqueue<MagentoImportJobs> = enqueue;

export interface NewImportWish {
  readonly sourceUrl: string;
  readonly token: string;
  readonly groups: readonly string[];
  /** That the prices of the source include; 0: none. */
  readonly vatBasisPoints: number;
  readonly isTrial: boolean;
  /** Tables of the source, as files that this person has sent. */
  readonly files: readonly { readonly table: string; readonly uploadId: number }[];
  readonly staff: { readonly id: number; readonly name: string };
}

export interface ImportFile extends ImportRecord {
  readonly counts: readonly ImportCount[];
  readonly problems: readonly ImportProblem[];
}

export interface MagentoImportAdmin {
  list(): Promise<readonly ImportRecord[]>;
  /** With the problems after that one. */
  find(id: number, after?: number): Promise<ImportFile | null>;
  /** What did not fit, as lines of a file, after that one. */
  report(id: number, after: number): Promise<{ readonly text: string; readonly next: number | null }>;
  /** Answers the number of the import, which a worker goes on with. */
  start(wish: NewImportWish): Promise<Result<number, ImportRefusal>>;
  /** In earnest what was tried, with its token and files. */
  importTried(id: number, by: string): Promise<Result<number, ImportRefusal>>;
  /** One that stopped, with another token where one is given. */
  goOn(id: number, token: string | null): Promise<Result<undefined, ImportRefusal>>;
  cancel(id: number): Promise<Result<undefined, ImportRefusal>>;
}

export interface AdminServices {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly allowsPrivateAddresses: boolean;
  sealToken(token: string): Buffer;
}

const mostListed = 30;
const problemsPerPage = 200;
const problemsPerPart = 1_000;
const longestToken = 500;
const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text) && text.length <= longestToken;

export function createMagentoImportAdmin(services: AdminServices): MagentoImportAdmin {
  const { database, clock, allowsPrivateAddresses, sealToken } = services;
  return {
    list: () => imports.listImports(database, mostListed),
    async find(id, after = 0) {
      const found = await imports.findImport(database, id);
      if (!found) return null;
      const counts = await imports.readCounts(database.kysely, id);
      const problems = await imports.readProblems(database.kysely, id, { after, limit: problemsPerPage });
      const order = kindsOf(found.groups);
      return {
        ...found,
        counts: counts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
        problems,
      };
    },
    async report(id, after) {
      const rows = await imports.readProblems(database.kysely, id, { after, limit: problemsPerPart });
      const lines = rows.map((row) =>
        lineOf([
          row.kind,
          row.magentoId,
          row.name,
          row.isLeftOut ? 'left out' : 'in part',
          row.code,
          row.value,
        ]),
      );
      const header =
        after === 0 ? `\uFEFF${lineOf(['kind', 'magento_id', 'name', 'outcome', 'reason', 'value'])}` : '';
      return { text: header + lines.join(''), next: rows.at(-1)?.id ?? null };
    },
    async start({ sourceUrl: typed, token, groups, vatBasisPoints, isTrial, files, staff }) {
      const sourceUrl = sourceAddress(typed, allowsPrivateAddresses);
      if (sourceUrl === null) return refuse('source-address-not-valid', {});
      if (!isToken(token)) return refuse('token-missing', {});
      if (kindsOf(groups).length === 0) return refuse('nothing-to-import', {});
      const unknown = files.find(({ table }) => !isTableName(table));
      if (unknown) return refuse('table-not-known', { table: unknown.table.slice(0, 60) });
      const missing = groups
        .flatMap((group) => tablesOf[group] ?? [])
        .find((name) => !files.some(({ table }) => table === name));
      if (missing) return refuse('table-missing', { table: missing });
      if (!Number.isInteger(vatBasisPoints) || vatBasisPoints < 0 || vatBasisPoints > 10_000)
        return refuse('rate-not-valid', {});
      const wish = {
        sourceUrl,
        groups,
        vatBasisPoints,
        isTrial,
        sealedToken: sealToken(token),
        by: staff.name,
      };
      return allOrNothing(database, async (transaction): Promise<Result<number, ImportRefusal>> => {
        const importId = await imports.insertImport(transaction, wish, clock());
        if (importId === null) return refuse('import-under-way', {});
        for (const { table, uploadId } of files) {
          const bytes = await takeUpload(transaction, staff.id, uploadId);
          if (!bytes) return refuse('upload-not-found', {});
          const content = textOf(bytes);
          if (content === null) return refuse('file-not-text', {});
          if (isTableName(table)) await imports.keepFile(transaction, importId, { table, content });
        }
        await enqueueImport(transaction, 'magento-import.run', { importId }, { queue: 'magento-import' });
        return ok(importId);
      });
    },
    async importTried(id, by) {
      return database.transaction(async (transaction): Promise<Result<number, ImportRefusal>> => {
        const importId = await imports.insertTried(transaction, id, by, clock());
        if (importId === null) return refuse('import-not-found', { id });
        await enqueueImport(transaction, 'magento-import.run', { importId }, { queue: 'magento-import' });
        return ok(importId);
      });
    },
    async goOn(id, token) {
      if (token !== null && !isToken(token)) return refuse('token-missing', {});
      return database.transaction(async (transaction): Promise<Result<undefined, ImportRefusal>> => {
        const sealed = token === null ? null : sealToken(token);
        if (!(await imports.waitAgain(transaction, id, sealed, clock())))
          return refuse('import-not-found', { id });
        await enqueueImport(transaction, 'magento-import.run', { importId: id }, { queue: 'magento-import' });
        return ok();
      });
    },
    async cancel(id) {
      const isCanceled = await imports.endImport(database, id, 'canceled', clock());
      return isCanceled ? ok() : refuse('import-not-found', { id });
    },
  };
}
