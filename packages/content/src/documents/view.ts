import type { ContentDocument } from './document.ts';
import { idInLayer, isPublicId, layerOf, publishedIdOf, publishedLayer } from './document-ids.ts';
import { createFieldIndexes, type FieldValue } from './field-indexes.ts';
import type { Perspective } from './perspective.ts';
import { referencesIn } from './references.ts';

type Documents = readonly ContentDocument[];

/** The documents as one perspective shows them, with the indexes queries are answered from. Lists are ordered by id. */
export interface View {
  get(id: string): ContentDocument | undefined;
  all(): Documents;
  ofType(type: string): Documents;
  referring(id: string): Documents;
  /** Of a type, or of all types, those whose fields have these values; the index is built when first asked for. */
  withFields(
    type: string | undefined,
    paths: readonly (readonly string[])[],
    values: readonly FieldValue[],
  ): Documents;
  /** A stored document changed, appeared or went away. */
  refresh(storedId: string): void;
}

export function createView(
  stored: ReadonlyMap<string, ContentDocument>,
  { layers, isPublic }: Perspective,
): View {
  const shown = new Map<string, ContentDocument>();
  const types = new Map<string, Map<string, ContentDocument>>();
  const referrers = new Map<string, Map<string, ContentDocument>>();
  const lists = new Map<string, Documents>();
  const fieldIndexes = createFieldIndexes();

  function show(storedId: string): [id: string, document: ContentDocument | undefined] {
    if (layers === 'raw') return [storedId, stored.get(storedId)];
    const id = publishedIdOf(storedId);
    for (const layer of layers) {
      const document = stored.get(idInLayer(id, layer));
      if (!document) continue;
      // The published layer alone is shown as stored; in a stack a reader wants to know where a document came from.
      return [id, layers.length === 1 ? document : { ...document, _id: id, _originalId: document._id }];
    }
    return [id, undefined];
  }

  function refresh(storedId: string): void {
    if (isPublic && !isPublicId(storedId)) return;
    if (layers !== 'raw' && !layers.includes(layerOf(storedId))) return;
    const [id, document] = show(storedId);
    const before = shown.get(id);
    if (before) {
      shown.delete(id);
      remove(types, before._type, id);
      for (const reference of referencesIn(before)) remove(referrers, reference.id, id);
    }
    if (document) {
      shown.set(id, document);
      add(types, document._type, document);
      for (const reference of referencesIn(document)) add(referrers, reference.id, document);
    }
    lists.clear();
    fieldIndexes.clear();
  }

  function list(name: string, documents: ReadonlyMap<string, ContentDocument> | undefined): Documents {
    let known = lists.get(name);
    if (!known) {
      known = documents ? [...documents.values()].sort(byId) : [];
      // Of what does not exist there is no end of names.
      if (documents) lists.set(name, known);
    }
    return known;
  }

  const ofType = (type: string) => list(`type ${type}`, types.get(type));
  const all = () => list('all', shown);

  for (const id of stored.keys()) {
    if (layers !== 'raw' && layerOf(id) !== publishedLayer && stored.has(publishedIdOf(id))) continue;
    refresh(id);
  }

  return {
    get: (id) => shown.get(id),
    all,
    ofType,
    referring: (id) => list(`reference ${id}`, referrers.get(id)),
    withFields: (type, paths, values) =>
      fieldIndexes.find(type ?? '*', type === undefined ? all : () => ofType(type), paths, values),
    refresh,
  };
}

type DocumentIndex = Map<string, Map<string, ContentDocument>>;

function add(index: DocumentIndex, key: string, document: ContentDocument): void {
  const documents = index.get(key) ?? new Map<string, ContentDocument>();
  index.set(key, documents.set(document._id, document));
}

function remove(index: DocumentIndex, key: string, id: string): void {
  const documents = index.get(key);
  documents?.delete(id);
  if (documents?.size === 0) index.delete(key);
}

const byId = (a: ContentDocument, b: ContentDocument): number => (a._id < b._id ? -1 : 1);
