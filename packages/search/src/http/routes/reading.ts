import { badRequest, unknownObject } from '../../service/api-error.ts';
import type { SearchRecord } from '../../service/model.ts';
import { createParameterReader } from '../parameters/parameter-reader.ts';
import { parametersOfQueryString, toQueryString } from '../parameters/query-string.ts';
import { mergeParameters, readSearchParameters } from '../parameters/search-parameters.ts';
import { isJsonObject, type JsonObject } from '../request-body.ts';
import type { Call, Route, Steps } from '../route.ts';
import { openedIndex } from './searching.ts';

export const readingRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/1/indexes', right: 'administer', handle: listIndices },
  { method: 'POST', pattern: '/1/indexes/*/objects', right: 'search', handle: getObjects },
  { method: 'POST', pattern: '/1/indexes/:index/browse', right: 'administer', handle: browseByBody },
  { method: 'GET', pattern: '/1/indexes/:index/browse', right: 'administer', handle: browseByAddress },
  { method: 'GET', pattern: '/1/indexes/:index/task/:task', right: 'administer', handle: getTask },
  { method: 'GET', pattern: '/1/indexes/:index/:objectID', right: 'search', handle: getObject },
];

function listIndices({ service }: Call) {
  const items = service.list().map((summary) => ({
    ...summary,
    fileSize: summary.dataSize,
    numberOfPendingTasks: summary.pendingTask ? 1 : 0,
  }));
  return { items, nbPages: 1 };
}

function getTask({ service, path }: Call) {
  const taskId = Number(path.task);
  if (!Number.isSafeInteger(taskId) || taskId < 0) throw badRequest('Invalid task ID');
  const isPending = service.isPending(taskId);
  return { status: isPending ? 'notPublished' : 'published', pendingTask: isPending };
}

function getObject(call: Call) {
  const record = openedIndex(call, call.path.index).index.getObject(call.path.objectID ?? '');
  if (!record) throw unknownObject();
  const asked = createParameterReader(parametersOfQueryString(call.query.toString()), call.limits);
  return pickAttributes(record, asked.list('attributesToRetrieve'));
}

async function getObjects(call: Call) {
  const { requests } = await call.readQuestion();
  if (!Array.isArray(requests)) throw badRequest("Missing mandatory attribute 'requests'");
  if (requests.length > call.limits.hitsPerPage) throw badRequest('Too many objects');
  return call.answer(readObjects(call, requests));
}

function* readObjects(call: Call, requests: readonly unknown[]): Steps<{ results: unknown }> {
  const results: (JsonObject | null)[] = [];
  for (const request of requests) {
    if (!isJsonObject(request)) throw badRequest('Invalid request, expected an object');
    const { objectID } = request;
    if (typeof objectID !== 'string') throw badRequest("Missing mandatory attribute 'objectID'");
    const attributes = createParameterReader(request, call.limits).list('attributesToRetrieve');
    const record = openedIndex(call, request.indexName).index.getObject(objectID);
    const picked = record ? pickAttributes(record, attributes) : null;
    results.push(picked);
    yield picked ?? undefined;
  }
  return { results };
}

function pickAttributes(record: SearchRecord, attributes: readonly string[] | undefined): JsonObject {
  if (!attributes || attributes.includes('*')) return record;
  const picked = Object.entries(record).filter(([name]) => name === 'objectID' || attributes.includes(name));
  return Object.fromEntries(picked);
}

async function browseByBody(call: Call) {
  return browse(call, await call.readQuestion());
}

function browseByAddress(call: Call) {
  return browse(call, parametersOfQueryString(call.query.toString()));
}

function browse(call: Call, body: JsonObject) {
  const started = performance.now();
  const { index } = openedIndex(call, call.path.index);
  const { cursor } = body;
  if (cursor !== undefined && (typeof cursor !== 'string' || cursor.length > 10_000))
    throw badRequest('Invalid cursor');
  const { query } = readSearchParameters(body, call.limits);
  const hitsPerPage = query.hitsPerPage ?? call.limits.hitsPerPage;
  const page = index.browse({ length: hitsPerPage, query, ...(cursor !== undefined && { cursor }) });
  return {
    hits: page.records,
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    nbHits: page.nbHits,
    page: 0,
    nbPages: Math.ceil(page.nbHits / Math.max(1, hitsPerPage)),
    hitsPerPage,
    query: query.query ?? '',
    params: toQueryString(mergeParameters(body)),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}
