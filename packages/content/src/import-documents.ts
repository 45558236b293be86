import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { JsonObject } from './documents/document.ts';
import type { WriteRefusal } from './mutations/write-refusals.ts';
import type { Writer } from './mutations/writer.ts';
import { type AnyContent, documentProblems } from './types/content-types.ts';

export type NewDocument = AnyContent;

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

export interface DocumentProblems {
  readonly id: string;
  readonly problems: readonly string[];
}

export type ImportProblem =
  | Refusal<'documents-invalid', { readonly documents: readonly DocumentProblems[] }>
  | Refusal<'documents-repeated', { readonly ids: readonly string[] }>
  | Refusal<'import-refused', { readonly refusal: WriteRefusal }>;

/** All or none: a shop with half of its pages is worse than one with yesterday's. */
export async function importDocuments(
  writer: Writer,
  documents: readonly NewDocument[],
): Promise<Result<ImportResult, ImportProblem>> {
  const invalid = documents
    .map((document) => ({ id: String(document._id), problems: documentProblems(document) }))
    .filter(({ problems }) => problems.length > 0);
  if (invalid.length > 0) return refuse('documents-invalid', { documents: invalid });
  const seen = new Set<string>();
  const repeated = documents.filter(({ _id }) => seen.size === seen.add(_id).size).map(({ _id }) => _id);
  if (repeated.length > 0) return refuse('documents-repeated', { ids: repeated });

  const mutations = documents.map((document) => ({
    kind: 'createOrReplace' as const,
    document: document as JsonObject & { readonly _type: string },
  }));
  const written = await writer.write(() => ok(mutations), { author: 'import', isImport: true });
  if (!written.ok) return refuse('import-refused', { refusal: written.refusal });
  const count = (wanted: string) =>
    written.value.results.filter(({ operation }) => operation === wanted).length;
  return ok({ created: count('create'), updated: count('update'), unchanged: count('none') });
}
