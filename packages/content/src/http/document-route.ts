import { isDocumentId, isPublicId, publishedIdOf } from '../documents/document-ids.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { httpError, json } from './answers.ts';
import type { RouteRequest } from './route-request.ts';

const mostIds = 1_000;

/** `doc/production/a,b`: documents by id as they are stored, and why the others are not there. */
export function createDocumentRoute(store: DocumentStore) {
  return ({ rest, access, search }: RouteRequest): Response => {
    const ids = [...new Set((rest[0] ?? '').split(',').filter(Boolean))];
    if (ids.length === 0 || ids.length > mostIds) return httpError(400, `Ask for 1 to ${mostIds} documents`);
    const wanted = search.get('includeAllVersions') === 'true' ? ids.flatMap((id) => versionsOf(id)) : ids;
    const documents = wanted.flatMap((id) => {
      const document = access.mayReadAll || isPublicId(id) ? store.get(id) : undefined;
      return document ? [document] : [];
    });
    const found = new Set(documents.map(({ _id }) => _id));
    const omitted = wanted
      .filter((id) => !found.has(id))
      .map((id) => ({ id, reason: isHidden(id) ? 'permission' : 'existence' }));
    const shown =
      search.get('excludeContent') === 'true'
        ? documents.map(({ _id, _type, _rev }) => ({ _id, _type, _rev }))
        : documents;
    return json({ documents: shown, omitted });

    function isHidden(id: string): boolean {
      return isDocumentId(id) && !isPublicId(id) && !access.mayReadAll;
    }
  };

  function versionsOf(id: string): string[] {
    const publishedId = publishedIdOf(id);
    return [...store.documents()]
      .map(({ _id }) => _id)
      .filter((other) => publishedIdOf(other) === publishedId);
  }
}
