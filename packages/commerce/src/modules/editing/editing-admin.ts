import { ok, refuse, signPreview } from '@bowline/kit';
import { takeUpload } from '#goods';
import type { Shop } from '#module';
import { documentsLeadingTo, type LeadingDocument, type PathsOfCategory } from './category-links.ts';
import {
  type ContentClient,
  type ContentPlace,
  type ContentProblem,
  createContentClient,
  type JsonObject,
  type StoredDocument,
} from './content-client.ts';
import { historyOf, type PastChange, pastDocument } from './history.ts';
import { type ListPage, type ListQuestion, listDocuments } from './list-documents.ts';
import { type ListedPicture, listPictures } from './list-pictures.ts';
import { pageOfDocument } from './page-of-document.ts';
import {
  type ContentPlan,
  doPlanned,
  listPlans,
  type PlanKind,
  planMoment,
  plansOf,
  takeBackPlan,
} from './plans.ts';
import {
  type EditedDocument,
  problemsOf,
  readDocument,
  type Translation,
  translationsOf,
} from './read-document.ts';
import { findLoops, readRedirects } from './redirect-loops.ts';
import {
  createDocument,
  discardDraft,
  type Edited,
  type NewDocumentWish,
  publishDocument,
  removeDocument,
  restoreDocument,
  saveDraft,
  unpublishDocument,
} from './write-document.ts';

export interface ListedType {
  readonly name: string;
  readonly documents: number;
  readonly drafts: number;
  /** Whether a document is of one language, with translations beside it. */
  readonly isTranslated: boolean;
}

export interface DocumentFile extends EditedDocument {
  /** The fields of its type, as the content service describes them. */
  readonly fields: JsonObject;
  readonly problems: readonly ContentProblem[];
  readonly translations: readonly Translation[];
  readonly plans: readonly ContentPlan[];
}

/** What the desk does with content. */
export interface EditingAdmin {
  /** Null where content is edited elsewhere (rule 8). */
  types(): Promise<readonly ListedType[] | null>;
  list(question: ListQuestion): Promise<ListPage>;
  find(id: string): Promise<EditedDocument | null>;
  file(id: string): Promise<DocumentFile | null>;
  pictures(page: number): Promise<readonly ListedPicture[]>;
  create(wish: NewDocumentWish, author: string): Edited<string>;
  save(wish: { id: string; json: string; revision: string }, author: string): Edited;
  publish(id: string, author: string): Edited;
  unpublish(id: string, author: string): Edited;
  discard(id: string, author: string): Edited;
  remove(id: string, author: string): Edited;
  addPicture(wish: { uploadId: number; staffId: number }, author: string): Edited<string>;
  plans(): Promise<readonly ContentPlan[]>;
  plansOf(id: string): Promise<readonly ContentPlan[]>;
  plan(wish: { id: string; kind: PlanKind; at: Date }, author: string): Edited;
  takeBackPlan(id: string, kind: PlanKind): Promise<boolean>;
  history(id: string): Promise<readonly PastChange[]>;
  past(id: string, revision: string): Promise<StoredDocument | null>;
  restore(wish: { id: string; revision: string }, author: string): Edited;
  /** The page of a document with its drafts, from the root of the shop, for a short while. Null where there is none (rule 13). */
  preview(id: string): Promise<string | null>;
  redirectLoops(): Promise<readonly (readonly string[])[]>;
  /** Null without a content service (rule 20). */
  leadingTo(paths: PathsOfCategory): Promise<readonly LeadingDocument[] | null>;
  /** For the worker. */
  doPlanned(planId: number): Promise<void>;
}

type Types = Readonly<Record<string, JsonObject>>;

export function createEditingAdmin(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  place: ContentPlace | undefined,
): EditingAdmin {
  const client = place ? createContentClient(place) : null;

  /** The service and its types, or why nothing is edited here. Own messages have a room with checks of their own. */
  async function open(): Promise<{ readonly client: ContentClient; readonly types: Types } | null> {
    const types = await client?.types();
    if (!client || !types) return null;
    const { ownMessage: _, ...written } = types;
    return { client, types: written };
  }

  /** For changes of a document that has one of the known types; pictures and whatever else is stored have none. */
  async function change(id: string, work: (client: ContentClient) => Edited): Edited {
    const opened = await open();
    if (!opened) return refuse('content-elsewhere', {});
    const found = await readDocument(opened.client, id);
    if (!found || !Object.hasOwn(opened.types, found.shown._type)) return refuse('content-not-found', {});
    return work(opened.client);
  }

  /** Rules 9 and 19: what is done by hand takes the moments back that it makes pointless. */
  async function unplanned(
    id: string,
    kinds: readonly PlanKind[],
    work: (client: ContentClient) => Edited,
  ): Edited {
    const outcome = await change(id, work);
    if (outcome.ok) for (const kind of kinds) await takeBackPlan(database, id, kind);
    return outcome;
  }

  return {
    async types() {
      const opened = await open();
      return opened && listTypes(opened.client, opened.types);
    },
    async list(question) {
      const opened = await open();
      if (!opened || !Object.hasOwn(opened.types, question.type))
        return { documents: [], total: 0, hasMore: false };
      return listDocuments(opened.client, question);
    },
    find: async (id) => (client ? readDocument(client, id) : null),
    async file(id) {
      const opened = await open();
      const found = opened && (await readDocument(opened.client, id));
      const fields = found ? opened.types[found.shown._type] : undefined;
      if (!opened || !found || !fields) return null;
      const [problems, translations, plans] = await Promise.all([
        problemsOf(opened.client, found),
        translationsOf(opened.client, found.shown),
        plansOf(database, id),
      ]);
      return { ...found, fields, problems, translations, plans };
    },
    pictures: async (page) => (client ? listPictures(client, page) : []),
    async create(wish, author) {
      const opened = await open();
      if (!opened) return refuse('content-elsewhere', {});
      const fields = Object.hasOwn(opened.types, wish.type) ? opened.types[wish.type] : undefined;
      if (!fields) return refuse('content-type-not-known', {});
      return createDocument(opened.client, fields, wish, author);
    },
    save: (wish, author) => change(wish.id, (open) => saveDraft(open, wish, author)),
    publish: (id, author) => unplanned(id, ['publish'], (open) => publishDocument(open, id, author)),
    unpublish: (id, author) =>
      unplanned(id, ['publish', 'unpublish'], (open) => unpublishDocument(open, id, author)),
    discard: (id, author) => unplanned(id, ['publish'], (open) => discardDraft(open, id, author)),
    remove: (id, author) =>
      unplanned(id, ['publish', 'unpublish'], (open) => removeDocument(open, id, author)),
    async addPicture({ uploadId, staffId }, author) {
      if (!client) return refuse('content-elsewhere', {});
      const bytes = await database.transaction((transaction) => takeUpload(transaction, staffId, uploadId));
      if (!bytes) return refuse('upload-not-found', {});
      const id = await client.addPicture(new Uint8Array(bytes), author);
      return id === null ? refuse('not-a-picture', {}) : ok(id);
    },
    plans: () => listPlans(database),
    plansOf: (id) => plansOf(database, id),
    plan: ({ id, kind, at }, author) =>
      change(id, async (open) => {
        const found = await readDocument(open, id);
        const willBeThere =
          kind === 'publish'
            ? found?.draft
            : found?.published || (await plansOf(database, id)).some((plan) => plan.kind === 'publish');
        if (!willBeThere)
          return refuse(kind === 'publish' ? 'content-no-draft' : 'content-not-published', {});
        return planMoment(database, { documentId: id, kind, dueAt: at, by: author }, clock());
      }),
    takeBackPlan: (id, kind) => takeBackPlan(database, id, kind),
    history: async (id) => (client ? historyOf(client, id) : []),
    past: async (id, revision) => (client ? pastDocument(client, id, revision) : null),
    restore: (wish, author) => change(wish.id, (open) => restoreDocument(open, wish, author)),
    async preview(id) {
      const found = client && (await readDocument(client, id));
      const page = found && pageOfDocument(found.shown);
      if (!page || !place) return null;
      const token = await signPreview(place.token, page.path, new Date());
      return `${page.prefix}${page.path}?preview=${token}`;
    },
    redirectLoops: async () => (client ? findLoops(await readRedirects(client)) : []),
    leadingTo: async (paths) => (client ? documentsLeadingTo(client, paths) : null),
    doPlanned: (planId) => doPlanned(database, client, planId),
  };
}

async function listTypes(client: ContentClient, types: Types): Promise<readonly ListedType[]> {
  const names = Object.keys(types).filter((name) => /^[a-zA-Z]{1,60}$/.test(name));
  const counts = names.map(
    (name) => `"${name}": {
      "drafts": count(*[_type == "${name}" && _id in path("drafts.**")]),
      "all": count(*[_type == "${name}" && !(_id in path("drafts.**"))])}`,
  );
  const found = await client.query<Readonly<Record<string, { drafts: number; all: number }>>>(
    `{${counts.join(', ')}}`,
    {},
  );
  return names.map((name) => ({
    name,
    documents: found[name]?.all ?? 0,
    drafts: found[name]?.drafts ?? 0,
    isTranslated: Object.hasOwn(types[name] ?? {}, 'translationGroup'),
  }));
}
