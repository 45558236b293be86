import { atDesk, type DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { ImportFile, MagentoImportAdmin } from '../import-admin.ts';
import type { ImportRecord } from '../model.ts';

export interface MagentoImportDesk extends DeskContext {
  readonly admin: { readonly magentoImport: MagentoImportAdmin };
}

const show = ({ createdAt, finishedAt, ...rest }: ImportRecord & Partial<ImportFile>) => ({
  counts: [],
  problems: [],
  ...rest,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export const magentoImportDeskResolvers: Resolvers<MagentoImportDesk> = {
  Query: {
    magentoImports: async (_, __, { admin }) => (await admin.magentoImport.list()).map((each) => show(each)),
    async magentoImport(_, { id, after }, { admin }) {
      const found = await admin.magentoImport.find(id, after ?? 0);
      return found && show(found);
    },
    magentoImportReport: (_, { id, after }, { admin }) => admin.magentoImport.report(id, after),
  },
  Mutation: {
    startMagentoImport: async (_, { url: sourceUrl, groups, files, ...wish }, context) =>
      valueOrCode(
        await context.admin.magentoImport.start({
          ...wish,
          sourceUrl,
          groups: groups.filter((group) => group !== null),
          files: files.filter((file) => file !== null),
          staff: atDesk(context),
        }),
      ),
    importTriedFromMagento: async (_, { id }, context) =>
      valueOrCode(await context.admin.magentoImport.importTried(id, atDesk(context).name)),
    async continueMagentoImport(_, { id, token }, { admin }) {
      valueOrCode(await admin.magentoImport.goOn(id, token ?? null));
      return true;
    },
    async cancelMagentoImport(_, { id }, { admin }) {
      valueOrCode(await admin.magentoImport.cancel(id));
      return true;
    },
  },
};

type OfImport = { readonly id: number };

async function stateOf(id: number, { admin }: MagentoImportDesk) {
  const found = await admin.magentoImport.find(id);
  if (!found) return null;
  const { sourceUrl, groups, isTrial, state } = found;
  return { sourceUrl, groups, isTrial, state };
}

const ofImport = {
  subject: ({ id }: OfImport) => `magento import ${id}`,
  state: ({ id }: OfImport, context: MagentoImportDesk) => stateOf(id, context),
};

/** What becomes of an import is told by its report; the log says who began it, and from where. */
export const magentoImportChanges = {
  startMagentoImport: {
    subject: (_: object, answer: unknown) => (typeof answer === 'number' ? `magento import ${answer}` : null),
    state: async (_: object, context: MagentoImportDesk, answer: unknown) =>
      typeof answer === 'number' ? stateOf(answer, context) : null,
  },
  importTriedFromMagento: ofImport,
  continueMagentoImport: ofImport,
  cancelMagentoImport: ofImport,
};
