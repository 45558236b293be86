import { type Fetch, ok, type Refusal, type Result, refuse } from '@bowline/kit';

/** The content service as commerce reaches it: by its protocol, with a token that may write. */
export interface ContentPlace {
  readonly fetch: Fetch;
  /** Without a final slash. */
  readonly url: string;
  readonly dataset: string;
  readonly token: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface StoredDocument extends JsonObject {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _updatedAt: string;
}

export interface ContentProblem {
  readonly path: string;
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export interface PastTransaction {
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  readonly documentIDs: readonly string[];
  readonly mutations: readonly object[];
}

export type WriteCode =
  | 'content-changed-meanwhile'
  | 'content-not-found'
  | 'content-exists'
  | 'content-referenced'
  | 'content-reference-missing'
  | 'content-not-storable'
  | 'content-done-already';
export type WriteRefusal = Refusal<WriteCode, Record<string, never>>;

export interface ContentClient {
  /** Documents as they are stored, drafts beside what is published. */
  query<Found>(groq: string, parameters: JsonObject): Promise<Found>;
  documents(ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>;
  /** The fields of every type; null where the service tells none. */
  types(): Promise<Readonly<Record<string, JsonObject>> | null>;
  problems(document: JsonObject): Promise<readonly ContentProblem[]>;
  mutate(mutations: readonly object[], author: string): Promise<Result<undefined, WriteRefusal>>;
  /** A transaction of the same name is done once, however often it is asked for. */
  act(
    actions: readonly object[],
    author: string,
    transactionId?: string,
  ): Promise<Result<undefined, WriteRefusal>>;
  transactions(ids: readonly string[]): Promise<readonly PastTransaction[]>;
  past(id: string, revision: string): Promise<StoredDocument | null>;
  /** Null when it is no picture. */
  addPicture(bytes: Uint8Array<ArrayBuffer>, author: string): Promise<string | null>;
}

const version = 'v2025-02-19';
const longestWaitMs = 20_000;

export function createContentClient({ fetch, url, dataset, token }: ContentPlace): ContentClient {
  async function send(path: string, body?: object | Uint8Array<ArrayBuffer>, author = ''): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    return fetch(
      new Request(`${url}/${version}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(author && { 'x-bowline-author': encodeURIComponent(author) }),
          ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isBytes ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(longestWaitMs),
      }),
    );
  }

  async function read<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await send(path, body);
    if (!response.ok)
      throw new Error(`The content service answered ${response.status} to ${path.slice(0, 80)}`);
    return (await response.json()) as Answer;
  }

  async function write(path: string, body: object, author: string): Promise<Result<undefined, WriteRefusal>> {
    const response = await send(path, body, author);
    if (response.ok) return ok();
    const answer = (await response.json().catch(() => ({}))) as ErrorAnswer;
    const code = codeOf(answer);
    if (code) return refuse(code, {});
    throw new Error(
      `The content service refused with ${response.status}: ${answer.error?.description ?? ''}`,
    );
  }

  return {
    async query<Found>(groq: string, params: JsonObject) {
      const path = `data/query/${dataset}?perspective=raw&returnQuery=false`;
      return (await read<{ result: Found }>(path, { query: groq, params })).result;
    },
    async documents(ids) {
      const path = `data/doc/${dataset}/${ids.map(encodeURIComponent).join(',')}`;
      const { documents } = await read<{ documents: readonly StoredDocument[] }>(path);
      return new Map(documents.map((document) => [document._id, document]));
    },
    async types() {
      const response = await send(`data/types/${dataset}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The content service answered ${response.status} to its types`);
      return ((await response.json()) as { types: Readonly<Record<string, JsonObject>> }).types;
    },
    async problems(document) {
      const path = `data/check/${dataset}`;
      return (await read<{ problems: readonly ContentProblem[] }>(path, { document })).problems;
    },
    mutate: (mutations, author) => write(`data/mutate/${dataset}`, { mutations }, author),
    act: (actions, author, transactionId) =>
      write(`data/actions/${dataset}`, { actions, ...(transactionId && { transactionId }) }, author),
    async transactions(ids) {
      const path = `data/history/${dataset}/transactions/${ids.map(encodeURIComponent).join(',')}`;
      const response = await send(path);
      if (!response.ok) throw new Error(`The content service answered ${response.status} to its history`);
      const lines = (await response.text()).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as PastTransaction);
    },
    async past(id, revision) {
      const search = new URLSearchParams({ revision });
      const path = `data/history/${dataset}/documents/${encodeURIComponent(id)}?${search}`;
      return (await read<{ documents: readonly StoredDocument[] }>(path)).documents[0] ?? null;
    },
    async addPicture(bytes, author) {
      const response = await send(`assets/images/${dataset}`, bytes, author);
      if (response.status === 400) return null;
      if (!response.ok) throw new Error(`The content service answered ${response.status} to a picture`);
      return ((await response.json()) as { document: StoredDocument }).document._id;
    },
  };
}

interface ErrorAnswer {
  readonly error?: {
    readonly description?: string;
    readonly items?: readonly { readonly error?: { readonly type?: string } }[];
  };
}

const codes: Readonly<Record<string, WriteCode>> = {
  documentRevisionIDDoesNotMatchError: 'content-changed-meanwhile',
  documentAlreadyExistsError: 'content-exists',
  documentNotFoundError: 'content-not-found',
  documentHasExistingReferencesError: 'content-referenced',
  documentReferenceDoesNotExistError: 'content-reference-missing',
  validationError: 'content-not-storable',
};

function codeOf({ error }: ErrorAnswer): WriteCode | undefined {
  if (/^Transaction \S+ already exists$/.test(error?.description ?? '')) return 'content-done-already';
  return codes[error?.items?.[0]?.error?.type ?? ''];
}
