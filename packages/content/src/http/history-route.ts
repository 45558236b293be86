import { isDocumentId } from '../documents/document-ids.ts';
import { readPastDocument, readTransactions } from '../documents/history.ts';
import type { ContentDatabase } from '../tables.ts';
import { httpError, json } from './answers.ts';
import type { RouteRequest } from './route-request.ts';

const mostIds = 20;

/** `history/production/documents/a?revision=…` or `…?time=…`, and `history/production/transactions/a,b` line by line. */
export function createHistoryRoute(database: ContentDatabase) {
  return async ({ rest, search, access }: RouteRequest): Promise<Response> => {
    if (!access.mayReadAll) return httpError(403, 'Reading history needs a token');
    const [kind, idList = ''] = rest;
    const ids = idList.split(',').filter(Boolean);
    if (ids.length === 0 || ids.length > mostIds || !ids.every(isDocumentId)) {
      return httpError(400, `Ask for 1 to ${mostIds} documents`);
    }
    if (kind === 'transactions') {
      const transactions = await readTransactions(database.kysely, ids);
      return new Response(transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join(''), {
        headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
      });
    }
    if (kind !== 'documents') return httpError(404, 'There is no such history');
    const moment = readMoment(search);
    if (!moment) return httpError(400, 'Say which revision or time');
    const documents = await Promise.all(ids.map((id) => readPastDocument(database.kysely, id, moment)));
    return json({ documents: documents.filter((document) => document !== undefined) });
  };
}

function readMoment(search: URLSearchParams): { revision: string } | { time: Date } | undefined {
  const revision = search.get('revision');
  if (revision) return { revision };
  const time = new Date(search.get('time') ?? '');
  return Number.isNaN(time.getTime()) ? undefined : { time };
}
