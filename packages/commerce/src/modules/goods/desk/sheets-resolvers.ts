import { atDesk } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { SheetProblem, SheetRecord } from '../sheets/model.ts';
import type { GoodsDesk } from './products-resolvers.ts';

const show = ({ createdAt, finishedAt, ...sheet }: SheetRecord, problems: readonly SheetProblem[] = []) => ({
  ...sheet,
  problems,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export const sheetsDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    sheets: async (_, __, { admin }) => (await admin.goods.sheets.list()).map((sheet) => show(sheet)),
    async sheet(_, { id }, { admin }) {
      const found = await admin.goods.sheets.find(id);
      return found && show(found, found.problems);
    },
    exportSheet: async (_, { kind, after }, { admin }) =>
      valueOrCode(await admin.goods.sheets.rows(kind, after)),
  },
  Mutation: {
    readSheet: async (_, wish, context) =>
      valueOrCode(await context.admin.goods.sheets.read({ ...wish, staff: atDesk(context) })),
    importSheet: async (_, { id }, context) =>
      valueOrCode(await context.admin.goods.sheets.importTried(id, atDesk(context).name)),
    async cancelSheet(_, { id }, { admin }) {
      valueOrCode(await admin.goods.sheets.cancel(id));
      return true;
    },
  },
};

type OfSheet = { readonly id: number };

/** What becomes of a list is told by the list itself, row by row; the log says who began it. */
export const sheetsChanges = {
  readSheet: {
    subject: (_: object, answer: unknown) => (typeof answer === 'number' ? `sheet ${answer}` : null),
  },
  importSheet: {
    subject: ({ id }: OfSheet, answer: unknown) => `sheet ${typeof answer === 'number' ? answer : id}`,
  },
  cancelSheet: {
    subject: ({ id }: OfSheet) => `sheet ${id}`,
    async state({ id }: OfSheet, { admin }: GoodsDesk) {
      const sheet = await admin.goods.sheets.find(id);
      return sheet && { state: sheet.state, rowsRead: sheet.rowsRead };
    },
  },
};
