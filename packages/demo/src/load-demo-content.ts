import type { Content, NewDocument } from '@bowline/content';
import { demoFingerprint } from './fingerprint.ts';

export interface LoadDemoContentOptions {
  readonly content: Pick<Content, 'ownFetch' | 'importDocuments'>;
  readonly writeToken: string;
  /** Hears one short line per step. */
  readonly log: (line: string) => void;
  /** The demo's own when left out. */
  readonly documents?: () => readonly NewDocument[];
}

/** What was loaded, kept beside the documents; its id has a dot, so only the bearer of a token sees it. */
interface Marker {
  readonly _id: string;
  readonly _type: string;
  readonly fingerprint: string;
  readonly documentIds: readonly string[];
}

const markerId = 'demo.content';

/** Fills an empty content service, or one that holds an earlier demo; documents of anybody else's are left as they are. */
export async function loadDemoContent(options: LoadDemoContentOptions): Promise<void> {
  const { content, log } = options;
  const ask = createAsker(options);
  const marker = await readMarker(ask);
  const fingerprint = await demoFingerprint('content');
  if (marker?.fingerprint === fingerprint) {
    log('The texts of the demo shop are already loaded.');
    return;
  }
  if (!marker && (await countDocuments(ask)) > 0) {
    log('The shop has texts of its own; those of the demo shop are not loaded.');
    return;
  }
  const documents = options.documents?.() ?? (await ownDocuments());
  const imported = await content.importDocuments(documents);
  if (!imported.ok) throw new Error(`The demo's texts were refused: ${JSON.stringify(imported.refusal)}`);
  const documentIds = documents.map(({ _id }) => _id);
  const kept = new Set(documentIds);
  await mutate(ask, [
    ...(marker?.documentIds ?? []).filter((id) => !kept.has(id)).map((id) => ({ delete: { id } })),
    { createOrReplace: { _id: markerId, _type: 'demoContent', fingerprint, documentIds } },
  ]);
  log(`The texts of the demo shop are ready: ${documents.length} documents.`);
}

/** They are many megabytes of texts: read only when they are needed. */
async function ownDocuments(): Promise<readonly NewDocument[]> {
  const { demoDocuments } = await import('./content/demo-documents.ts');
  return demoDocuments();
}

type Ask = (path: string, init?: RequestInit) => Promise<unknown>;

function createAsker({ content, writeToken }: LoadDemoContentOptions): Ask {
  return async (path, init) => {
    const headers = { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' };
    const request = new Request(`http://content.internal/v2025-02-19/data${path}`, { ...init, headers });
    const response = await content.ownFetch(request);
    if (!response.ok)
      throw new Error(`The content service answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

async function readMarker(ask: Ask): Promise<Marker | undefined> {
  const { documents } = (await ask(`/doc/production/${markerId}`)) as { documents: readonly Marker[] };
  return documents[0];
}

async function countDocuments(ask: Ask): Promise<number> {
  const { result } = (await ask('/query/production?query=count(*)')) as { result: number };
  return result;
}

async function mutate(ask: Ask, mutations: readonly object[]): Promise<void> {
  await ask('/mutate/production', { method: 'POST', body: JSON.stringify({ mutations }) });
}
