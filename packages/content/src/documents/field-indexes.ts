import type { ContentDocument } from './document.ts';

export type FieldValue = string | number | boolean | null;
export type FieldPath = readonly string[];

type Documents = readonly ContentDocument[];

/** More shapes of questions than a shop asks; whoever makes up others only makes the indexes be built again. */
const mostIndexes = 100;

/** Indexes over any combination of fields, built when a query first asks and forgotten with the next change. */
export function createFieldIndexes() {
  const indexes = new Map<string, ReadonlyMap<string, Documents>>();

  return {
    find(
      name: string,
      documents: () => Documents,
      paths: readonly FieldPath[],
      values: readonly FieldValue[],
    ): Documents {
      const key = JSON.stringify([name, paths]);
      let index = indexes.get(key);
      if (!index) {
        if (indexes.size >= mostIndexes) indexes.clear();
        index = buildIndex(documents(), paths);
        indexes.set(key, index);
      }
      return index.get(JSON.stringify(values)) ?? [];
    },
    clear: () => indexes.clear(),
  };
}

function buildIndex(documents: Documents, paths: readonly FieldPath[]): ReadonlyMap<string, Documents> {
  const index = new Map<string, ContentDocument[]>();
  for (const document of documents) {
    const values = paths.map((path) => fieldValue(document, path));
    // GROQ finds no object and no array equal to anything.
    if (values.includes(undefined)) continue;
    const key = JSON.stringify(values);
    const found = index.get(key);
    if (found) found.push(document);
    else index.set(key, [document]);
  }
  return index;
}

/** As GROQ reads an attribute: what is not there is null. Undefined stands for what cannot be compared. */
function fieldValue(document: ContentDocument, path: FieldPath): FieldValue | undefined {
  let value: unknown = document;
  for (const name of path) {
    const isField = typeof value === 'object' && value !== null && !Array.isArray(value);
    value = isField && Object.hasOwn(value as object, name) ? (value as Record<string, unknown>)[name] : null;
  }
  if (value === undefined) return null;
  return isFieldValue(value) ? value : undefined;
}

export function isFieldValue(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
