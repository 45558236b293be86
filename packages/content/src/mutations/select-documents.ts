import { ok, type Result, refuse } from '@bowline/kit';
import { isObject } from '../documents/document.ts';
import type { QueryEngine } from '../queries/query-engine.ts';
import type { Selection } from './mutation.ts';
import type { MutationRefusal } from './write-refusals.ts';

/** The ids of the documents that are meant, drafts included. */
export function createSelect(engine: QueryEngine) {
  return async (selection: Selection): Promise<Result<readonly string[], MutationRefusal>> => {
    if ('ids' in selection) return ok(selection.ids);
    const { query, parameters } = selection;
    const perspective = { layers: 'raw', isPublic: false } as const;
    const found = await engine.run({ query, parameters, perspective, identity: '<none>' }, 'selection');
    if (!found.ok) return refuse('selection-failed', { refusal: found.refusal });
    const result = JSON.parse(new TextDecoder().decode(found.value)) as unknown;
    const documents = Array.isArray(result) ? result : [result];
    return ok(
      documents.flatMap((item) => (isObject(item) && typeof item._id === 'string' ? [item._id] : [])),
    );
  };
}
