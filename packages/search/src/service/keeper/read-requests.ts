import { randomUUID } from 'node:crypto';
import { badRequest } from '../api-error.ts';
import type { SearchRecord } from '../model.ts';
import { readJson } from '../read-json.ts';

export type Fields = { readonly [attribute: string]: unknown };

/** One change to one index, after reading. */
export type Change =
  | { readonly action: 'put'; readonly record: SearchRecord }
  | {
      readonly action: 'partial';
      readonly objectID: string;
      readonly changes: Fields;
      readonly createIfNotExists: boolean;
    }
  | { readonly action: 'delete'; readonly objectID: string }
  | { readonly action: 'clear' | 'delete-index' };

export interface ReadRequests {
  readonly changes: readonly { readonly index: string; readonly change: Change }[];
  /** Present when object ids were made up: what the log must keep instead of what was sent. */
  readonly completed: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readFields(body: Uint8Array): Fields {
  const value = readJson(body);
  if (!isFields(value)) throw badRequest('Invalid object: expected a JSON object');
  return value;
}

/** `index` is where every request goes; without it each names its own. */
export function readRequests(body: Uint8Array, index: string | undefined): ReadRequests {
  const { requests } = readFields(body);
  if (!Array.isArray(requests)) throw badRequest("Missing mandatory attribute 'requests'");
  let hasMadeUpIds = false;
  const objects: Fields[] = [];
  const changes = (requests as readonly unknown[]).map((request) => {
    if (!isFields(request)) throw badRequest('Invalid batch request: expected an object');
    const target = index ?? request.indexName;
    if (typeof target !== 'string' || target === '')
      throw badRequest("Missing mandatory attribute 'indexName'");
    const body = isFields(request.body) ? request.body : {};
    const needsId = request.action === 'addObject' && body.objectID === undefined;
    const object = needsId ? { ...body, objectID: randomUUID() } : body;
    hasMadeUpIds ||= needsId;
    objects.push(object);
    return { index: target, change: readChange(request.action, object) };
  });
  const complete = (request: Fields, place: number) => ({ ...request, body: objects[place] });
  return { changes, completed: hasMadeUpIds ? { requests: requests.map(complete) } : undefined };
}

function readChange(action: unknown, body: Fields): Change {
  switch (action) {
    case 'addObject':
    case 'updateObject':
      return { action: 'put', record: readRecord(body) };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      return {
        action: 'partial',
        objectID: readObjectId(body.objectID),
        changes: body,
        createIfNotExists: action === 'partialUpdateObject',
      };
    case 'deleteObject':
      return { action: 'delete', objectID: readObjectId(body.objectID) };
    case 'clear':
      return { action: 'clear' };
    case 'delete':
      return { action: 'delete-index' };
    default:
      throw badRequest(`Invalid batch action: ${JSON.stringify(action)?.slice(0, 60) ?? 'none'}`);
  }
}

export function readRecord(body: Fields): SearchRecord {
  const objectID = readObjectId(body.objectID);
  return body.objectID === objectID ? (body as SearchRecord) : { ...body, objectID };
}

export function readObjectId(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') throw badRequest("Missing mandatory attribute 'objectID'");
  if (value.length > 512) throw badRequest('objectID is too long');
  return value;
}
