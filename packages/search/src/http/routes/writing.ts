import { badRequest } from '../../service/api-error.ts';
import type { Acceptance, Command, CopyScope } from '../../service/keeper/commands.ts';
import { readSearchParameters } from '../parameters/search-parameters.ts';
import type { Call, Route } from '../route.ts';
import { openedIndex } from './searching.ts';

const right = 'administer';

export const writingRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/1/indexes/*/batch', right, handle: writeToMany },
  { method: 'POST', pattern: '/1/indexes/:index/batch', right, handle: writeBatch },
  { method: 'POST', pattern: '/1/indexes/:index', right, handle: addObject },
  { method: 'POST', pattern: '/1/indexes/:index/clear', right, handle: clear },
  { method: 'POST', pattern: '/1/indexes/:index/deleteByQuery', right, handle: deleteBy },
  { method: 'POST', pattern: '/1/indexes/:index/operation', right, handle: copyOrMove },
  { method: 'DELETE', pattern: '/1/indexes/:index', right, handle: deleteIndex },
  { method: 'POST', pattern: '/1/indexes/:index/:objectID/partial', right, handle: updatePartially },
  { method: 'PUT', pattern: '/1/indexes/:index/:objectID/partial', right, handle: updatePartially },
  { method: 'PUT', pattern: '/1/indexes/:index/:objectID', right, handle: saveObject },
  { method: 'DELETE', pattern: '/1/indexes/:index/:objectID', right, handle: deleteObject },
];

const indexOf = ({ path }: Call): string => path.index ?? '';
const objectIdOf = ({ path }: Call): string => path.objectID ?? '';

export async function write({ service }: Call, command: Command, body?: Uint8Array): Promise<Acceptance> {
  return service.write(command, body);
}

export const taskIdOf = ({ tasks }: Acceptance): number => tasks[0]?.taskId ?? 0;

async function writeBatch(call: Call) {
  const acceptance = await write(call, { kind: 'batch', index: indexOf(call) }, await call.readWrite());
  return { taskID: taskIdOf(acceptance), objectIDs: acceptance.objectIDs };
}

async function writeToMany(call: Call) {
  const { tasks, objectIDs } = await write(call, { kind: 'multiple-batch' }, await call.readWrite());
  return { taskID: Object.fromEntries(tasks.map(({ index, taskId }) => [index, taskId])), objectIDs };
}

async function addObject(call: Call) {
  const acceptance = await write(call, { kind: 'save', index: indexOf(call) }, await call.readWrite());
  const createdAt = new Date().toISOString();
  return { createdAt, taskID: taskIdOf(acceptance), objectID: acceptance.objectIDs[0] };
}

async function saveObject(call: Call) {
  const objectID = objectIdOf(call);
  const command = { kind: 'save', index: indexOf(call), objectID } as const;
  return updatedAnswer(await write(call, command, await call.readWrite()), objectID);
}

async function updatePartially(call: Call) {
  const objectID = objectIdOf(call);
  const createIfNotExists = call.query.get('createIfNotExists') !== 'false';
  const command = { kind: 'partial-update', index: indexOf(call), objectID, createIfNotExists } as const;
  return updatedAnswer(await write(call, command, await call.readWrite()), objectID);
}

async function deleteObject(call: Call) {
  const command = { kind: 'delete', index: indexOf(call), objectIDs: [objectIdOf(call)] } as const;
  return deletedAnswer(await write(call, command));
}

async function clear(call: Call) {
  return updatedAnswer(await write(call, { kind: 'clear', index: indexOf(call) }));
}

async function deleteIndex(call: Call) {
  return deletedAnswer(await write(call, { kind: 'delete-index', index: indexOf(call) }));
}

/** Deletes what the filters find once every earlier write can be found. */
async function deleteBy(call: Call) {
  const { query } = readSearchParameters(await call.readQuestion(), call.limits);
  if (!query.filters) throw badRequest('DeleteByQuery endpoint only support queries with filters');
  await call.service.settled();
  const { index } = openedIndex(call, indexOf(call));
  const objectIDs: string[] = [];
  let cursor: string | undefined;
  do {
    const page = index.browse({ length: 1000, query, ...(cursor !== undefined && { cursor }) });
    objectIDs.push(...page.records.map(({ objectID }) => objectID));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return deletedAnswer(await write(call, { kind: 'delete', index: indexOf(call), objectIDs }));
}

const scopes: readonly CopyScope[] = ['settings', 'synonyms', 'rules'];

async function copyOrMove(call: Call) {
  const { operation, destination, scope } = await call.readQuestion();
  if (operation !== 'copy' && operation !== 'move')
    throw badRequest('Invalid value for "operation", expected one of copy, move');
  if (typeof destination !== 'string') throw badRequest("Missing mandatory attribute 'destination'");
  const listed =
    Array.isArray(scope) && operation === 'copy' ? scopes.filter((part) => scope.includes(part)) : undefined;
  if (Array.isArray(scope) && listed?.length !== scope.length) throw badRequest('Invalid value for "scope"');
  return updatedAnswer(
    await write(call, {
      kind: operation,
      index: indexOf(call),
      destination,
      ...(listed && { scope: listed }),
    }),
  );
}

export function updatedAnswer(acceptance: Acceptance, objectID?: string) {
  const taskID = taskIdOf(acceptance);
  return { updatedAt: new Date().toISOString(), taskID, ...(objectID !== undefined && { objectID }) };
}

export function deletedAnswer(acceptance: Acceptance) {
  return { deletedAt: new Date().toISOString(), taskID: taskIdOf(acceptance) };
}
