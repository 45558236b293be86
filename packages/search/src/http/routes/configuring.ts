import { ApiError, badRequest } from '../../service/api-error.ts';
import type { Synonym } from '../../service/model.ts';
import { createParameterReader } from '../parameters/parameter-reader.ts';
import { type Call, isSet, type Route } from '../route.ts';
import { openedIndex } from './searching.ts';
import { deletedAnswer, updatedAnswer, write } from './writing.ts';

const right = 'administer';

export const configuringRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/1/indexes/:index/settings', right, handle: getSettings },
  { method: 'PUT', pattern: '/1/indexes/:index/settings', right, handle: setSettings },
  { method: 'POST', pattern: '/1/indexes/:index/synonyms/batch', right, handle: saveSynonyms },
  { method: 'POST', pattern: '/1/indexes/:index/synonyms/search', right, handle: searchSynonyms },
  { method: 'POST', pattern: '/1/indexes/:index/synonyms/clear', right, handle: clearSynonyms },
  { method: 'GET', pattern: '/1/indexes/:index/synonyms/:synonym', right, handle: getSynonym },
  { method: 'PUT', pattern: '/1/indexes/:index/synonyms/:synonym', right, handle: saveSynonym },
  { method: 'DELETE', pattern: '/1/indexes/:index/synonyms/:synonym', right, handle: deleteSynonym },
];

const indexOf = ({ path }: Call): string => path.index ?? '';

function getSettings(call: Call) {
  const { settings, givenSettings, primary } = openedIndex(call, call.path.index);
  const ofReplica = primary === undefined ? {} : { primary };
  return { version: 2, ...settings, ...givenSettings, ...ofReplica };
}

async function setSettings(call: Call) {
  const forwardToReplicas = isSet(call.query, 'forwardToReplicas');
  const command = { kind: 'settings', index: indexOf(call), forwardToReplicas } as const;
  return updatedAnswer(await write(call, command, await call.readWrite()));
}

async function saveSynonyms(call: Call) {
  const replaceExisting = isSet(call.query, 'replaceExistingSynonyms');
  const command = { kind: 'save-synonyms', index: indexOf(call), replaceExisting } as const;
  return updatedAnswer(await write(call, command, await call.readWrite()));
}

async function saveSynonym(call: Call) {
  const objectID = call.path.synonym ?? '';
  const body = new TextEncoder().encode(JSON.stringify([{ ...(await call.readQuestion()), objectID }]));
  const command = { kind: 'save-synonyms', index: indexOf(call), replaceExisting: false } as const;
  return { ...updatedAnswer(await write(call, command, body)), id: objectID };
}

async function clearSynonyms(call: Call) {
  const command = { kind: 'save-synonyms', index: indexOf(call), replaceExisting: true } as const;
  return updatedAnswer(await write(call, command, new TextEncoder().encode('[]')));
}

async function deleteSynonym(call: Call) {
  const objectID = call.path.synonym ?? '';
  return deletedAnswer(await write(call, { kind: 'delete-synonym', index: indexOf(call), objectID }));
}

function getSynonym(call: Call): Synonym {
  const { synonyms } = openedIndex(call, call.path.index);
  const found = synonyms.find(({ objectID }) => objectID === call.path.synonym);
  if (!found) throw new ApiError(404, 'Synonym set does not exist');
  return found;
}

async function searchSynonyms(call: Call) {
  const { synonyms } = openedIndex(call, call.path.index);
  const asked = createParameterReader(await call.readQuestion(), call.limits);
  const query = (asked.text('query') ?? '').toLowerCase();
  const type = asked.text('type')?.toLowerCase();
  const page = asked.integer('page') ?? 0;
  const hitsPerPage = asked.integer('hitsPerPage', call.limits.hitsPerPage) ?? 100;
  if (hitsPerPage === 0) throw badRequest('Value too small for "hitsPerPage" parameter');
  const found = synonyms.filter(
    (synonym) =>
      (type === undefined || synonym.type.toLowerCase() === type) &&
      JSON.stringify(synonym).toLowerCase().includes(query),
  );
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return { hits, nbHits: found.length, page, nbPages: Math.ceil(found.length / hitsPerPage) };
}
