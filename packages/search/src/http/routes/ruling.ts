import { ApiError } from '../../service/api-error.ts';
import { readRules } from '../../service/keeper/read-rules.ts';
import type { SearchRule } from '../../service/model.ts';
import { createParameterReader } from '../parameters/parameter-reader.ts';
import { readSearchParameters } from '../parameters/search-parameters.ts';
import { isJsonObject } from '../request-body.ts';
import { type Call, isSet, type Route } from '../route.ts';
import { withRules } from '../rules/with-rules.ts';
import { answerSearch } from '../search-answer.ts';
import { openedIndex } from './searching.ts';
import { deletedAnswer, updatedAnswer, write } from './writing.ts';

const right = 'administer';

/** Rules of an index: what is pinned, hidden and boosted for which question. */
export const rulingRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/1/indexes/:index/rules/batch', right, handle: saveRules },
  { method: 'POST', pattern: '/1/indexes/:index/rules/search', right, handle: searchRules },
  { method: 'POST', pattern: '/1/indexes/:index/rules/clear', right, handle: clearRules },
  { method: 'POST', pattern: '/1/indexes/:index/rules/preview', right, handle: previewRules },
  { method: 'GET', pattern: '/1/indexes/:index/rules/:rule', right, handle: getRule },
  { method: 'PUT', pattern: '/1/indexes/:index/rules/:rule', right, handle: saveRule },
  { method: 'DELETE', pattern: '/1/indexes/:index/rules/:rule', right, handle: deleteRule },
];

const encoder = new TextEncoder();
const saving = (call: Call, replaceExisting: boolean) =>
  ({ kind: 'save-rules', index: call.path.index ?? '', replaceExisting }) as const;

async function saveRules(call: Call) {
  const command = saving(call, isSet(call.query, 'clearExistingRules'));
  return updatedAnswer(await write(call, command, await call.readWrite()));
}

async function saveRule(call: Call) {
  const objectID = call.path.rule ?? '';
  const body = encoder.encode(JSON.stringify([{ ...(await call.readQuestion()), objectID }]));
  return { ...updatedAnswer(await write(call, saving(call, false), body)), id: objectID };
}

async function clearRules(call: Call) {
  return updatedAnswer(await write(call, saving(call, true), encoder.encode('[]')));
}

async function deleteRule(call: Call) {
  const command = {
    kind: 'delete-rule',
    index: call.path.index ?? '',
    objectID: call.path.rule ?? '',
  } as const;
  return deletedAnswer(await write(call, command));
}

/** As the protocol writes them. */
const shown = ({ consequence: { optionalFilters, ...consequence }, ...rule }: SearchRule) => ({
  ...rule,
  consequence: { ...consequence, ...(optionalFilters.length > 0 && { params: { optionalFilters } }) },
});

function getRule(call: Call) {
  const found = openedIndex(call, call.path.index).rules.find(({ objectID }) => objectID === call.path.rule);
  if (!found) throw new ApiError(404, 'ObjectID does not exist');
  return shown(found);
}

async function searchRules(call: Call) {
  const { rules } = openedIndex(call, call.path.index);
  const asked = createParameterReader(await call.readQuestion(), call.limits);
  const query = (asked.text('query') ?? '').toLowerCase();
  const page = asked.integer('page') ?? 0;
  const hitsPerPage = asked.integer('hitsPerPage', call.limits.hitsPerPage) || 20;
  const found = rules.map(shown).filter((rule) => JSON.stringify(rule).toLowerCase().includes(query));
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return { hits, nbHits: found.length, page, nbPages: Math.ceil(found.length / hitsPerPage) };
}

/** Extension of this shop: a question by rules that are not saved. */
async function previewRules(call: Call) {
  const { rules, params } = await call.readQuestion();
  const opened = openedIndex(call, call.path.index);
  const parameters = readSearchParameters(isJsonObject(params) ? params : {}, call.limits);
  const given = readRules(rules);
  const query = withRules(given, parameters.query, { now: call.service.now(), limits: call.limits });
  return call.answer(answerSearch(opened, { ...parameters, query }));
}
