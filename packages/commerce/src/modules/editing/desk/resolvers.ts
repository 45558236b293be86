import { atDesk, type Change, type DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import type { GoodsAdmin } from '#goods';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { DocumentFile, EditingAdmin } from '../editing-admin.ts';
import type { ContentPlan } from '../plans.ts';

export interface EditingDesk extends DeskContext {
  readonly admin: { readonly editing: EditingAdmin; readonly goods: GoodsAdmin };
}

const authorOf = (context: EditingDesk): string => atDesk(context).name;

const showPlan = ({ documentId, kind, dueAt, failure }: ContentPlan) => ({
  ...{ documentId, kind, failure },
  dueAt: dueAt.toISOString(),
});

const showFile = ({ id, state, shown, published, fields, problems, translations, plans }: DocumentFile) => ({
  ...{ id, state, translations },
  plans: plans.map(showPlan),
  type: shown._type,
  language: typeof shown.language === 'string' ? shown.language : null,
  revision: shown._rev,
  updatedAt: shown._updatedAt,
  publishedAt: published?._updatedAt ?? null,
  json: JSON.stringify(shown),
  fields: JSON.stringify(fields),
  problems: problems.map(({ path, code, details }) => ({ path, code, details: JSON.stringify(details) })),
});

export const editingDeskResolvers: Resolvers<EditingDesk> = {
  Query: {
    contentTypes: (_, __, { admin }) => admin.editing.types(),
    contentDocuments: (_, question, { admin }) => admin.editing.list(question),
    async contentDocument(_, { id }, { admin }) {
      const file = await admin.editing.file(id);
      return file && showFile(file);
    },
    contentPictures: (_, { page }, { admin }) => admin.editing.pictures(page ?? 1),
    contentPlans: async (_, __, { admin }) => (await admin.editing.plans()).map(showPlan),
    contentHistory: (_, { id }, { admin }) => admin.editing.history(id),
    async contentVersion(_, { id, revision }, { admin }) {
      const past = await admin.editing.past(id, revision);
      return past && JSON.stringify(past);
    },
    contentPreview: (_, { id }, { admin }) => admin.editing.preview(id),
    contentRedirectLoops: async (_, __, { admin }) =>
      (await admin.editing.redirectLoops()).map((steps) => ({ steps })),
    async contentLeadingToCategory(_, { id }, { admin }) {
      const category = await admin.goods.categories.file(id);
      if (!category) return [];
      const paths = category.words.map(
        ({ locale, urlPath, formerPaths }) => [locale, new Set([urlPath, ...formerPaths])] as const,
      );
      return admin.editing.leadingTo(new Map(paths));
    },
  },
  Mutation: {
    createContent: async (_, wish, context) =>
      valueOrCode(await context.admin.editing.create(wish, authorOf(context))),
    async saveContentDraft(_, wish, context) {
      valueOrCode(await context.admin.editing.save(wish, authorOf(context)));
      return true;
    },
    async discardContentDraft(_, { id }, context) {
      valueOrCode(await context.admin.editing.discard(id, authorOf(context)));
      return true;
    },
    async publishContent(_, { id }, context) {
      valueOrCode(await context.admin.editing.publish(id, authorOf(context)));
      return true;
    },
    async unpublishContent(_, { id }, context) {
      valueOrCode(await context.admin.editing.unpublish(id, authorOf(context)));
      return true;
    },
    async removeContent(_, { id }, context) {
      valueOrCode(await context.admin.editing.remove(id, authorOf(context)));
      return true;
    },
    async planContent(_, { id, kind, at }, context) {
      const moment = new Date(at);
      if (Number.isNaN(moment.getTime())) throw new CodedRefusal('moment-past');
      valueOrCode(
        await context.admin.editing.plan({ id, kind: kind ?? 'publish', at: moment }, authorOf(context)),
      );
      return true;
    },
    unplanContent: (_, { id, kind }, { admin }) => admin.editing.takeBackPlan(id, kind ?? 'publish'),
    async restoreContent(_, wish, context) {
      valueOrCode(await context.admin.editing.restore(wish, authorOf(context)));
      return true;
    },
    addContentPicture: async (_, { uploadId }, context) =>
      valueOrCode(
        await context.admin.editing.addPicture({ uploadId, staffId: atDesk(context).id }, authorOf(context)),
      ),
  },
};

const ofDocument: Change<{ readonly id: string }, EditingDesk> = {
  subject: ({ id }) => `content ${id}`,
  async state({ id }, { admin }) {
    const found = await admin.editing.find(id);
    return found && { state: found.state, draft: found.draft, published: found.published };
  },
};

const ofPlan: Change<{ readonly id: string }, EditingDesk> = {
  subject: ({ id }) => `content ${id}`,
  state: async ({ id }, { admin }) => (await admin.editing.plansOf(id)).map(showPlan),
};

/** How the log tells of each change (rule 7). */
export const editingChanges = {
  createContent: {
    subject: (_: object, answer: unknown) => (typeof answer === 'string' ? `content ${answer}` : null),
    state: async (_: object, { admin }: EditingDesk, answer: unknown) =>
      typeof answer === 'string' ? ((await admin.editing.find(answer))?.draft ?? null) : null,
  },
  saveContentDraft: ofDocument,
  discardContentDraft: ofDocument,
  publishContent: ofDocument,
  unpublishContent: ofDocument,
  removeContent: ofDocument,
  restoreContent: ofDocument,
  planContent: ofPlan,
  unplanContent: ofPlan,
  addContentPicture: {
    subject: (_: object, answer: unknown) => (typeof answer === 'string' ? `content ${answer}` : null),
  },
};
