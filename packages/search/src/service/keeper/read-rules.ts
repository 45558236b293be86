import { badRequest } from '../api-error.ts';
import type { SearchRule } from '../model.ts';
import { type Fields, isFields, readObjectId } from './read-requests.ts';

/** Of one index. */
export const mostRules = 1_000;
const mostEach = 50;
const longestPattern = 200;
const anchorings = ['is', 'startsWith', 'endsWith', 'contains'] as const;

/** Rules of the protocol, as far as they pin, hide and boost. What they could do besides is refused, not forgotten. */
export function readRules(value: unknown): SearchRule[] {
  if (!Array.isArray(value)) throw badRequest('Invalid rules: expected an array');
  if (value.length > mostRules) throw badRequest(`Too many rules, expected at most ${mostRules}`);
  return value.map((entry) => {
    if (!isFields(entry)) throw badRequest('Invalid rule: expected an object');
    return readRule(entry);
  });
}

function readRule(entry: Fields): SearchRule {
  const objectID = readObjectId(entry.objectID);
  const { description, enabled, consequence, validity, condition } = entry;
  const conditions = condition === undefined ? listOf(entry.conditions, 'conditions') : [condition];
  if (!isFields(consequence)) throw badRequest('Invalid rule: expected a consequence');
  const other = Object.keys(consequence).find((name) => !['promote', 'hide', 'params'].includes(name));
  if (other !== undefined) throw badRequest(`Invalid rule: ${other.slice(0, 60)} is not possible here`);
  return {
    objectID,
    ...(typeof description === 'string' && { description: description.slice(0, 500) }),
    ...(typeof enabled === 'boolean' && { enabled }),
    conditions: conditions.map(readCondition),
    consequence: {
      promote: listOf(consequence.promote, 'promote').flatMap(readPromotion),
      hide: listOf(consequence.hide, 'hide').map((each) => ({ objectID: readObjectId(each.objectID) })),
      optionalFilters: readFilters(consequence.params),
    },
    ...(validity !== undefined && { validity: listOf(validity, 'validity').map(readSpan) }),
  };
}

function listOf(value: unknown, name: string): readonly Fields[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > mostEach || !value.every(isFields))
    throw badRequest(`Invalid rule: '${name}' must be an array of at most ${mostEach} objects`);
  return value;
}

function readCondition(value: unknown): SearchRule['conditions'][number] {
  const { pattern, anchoring } = isFields(value) ? value : {};
  const known = anchorings.find((each) => each === anchoring);
  if (typeof pattern !== 'string' || pattern.length > longestPattern || !known)
    throw badRequest("Invalid rule: a condition has a 'pattern' and an 'anchoring'");
  return { pattern, anchoring: known };
}

/** One record, or several from a place on. */
function readPromotion({ objectID, objectIDs, position }: Fields): SearchRule['consequence']['promote'] {
  if (!Number.isInteger(position) || Number(position) < 0 || Number(position) > 300)
    throw badRequest("Invalid rule: 'position' must be a whole number from 0 to 300");
  const all = Array.isArray(objectIDs) ? objectIDs.slice(0, mostEach) : [objectID];
  return all.map((each, index) => ({ objectID: readObjectId(each), position: Number(position) + index }));
}

function readFilters(params: unknown): readonly string[] {
  if (params === undefined) return [];
  const filters = isFields(params) ? (params.optionalFilters ?? []) : undefined;
  const others = isFields(params) ? Object.keys(params).filter((name) => name !== 'optionalFilters') : [];
  if (others.length > 0)
    throw badRequest(`Invalid rule: ${others.join(', ').slice(0, 60)} is not possible here`);
  if (
    !Array.isArray(filters) ||
    filters.length > mostEach ||
    !filters.every((each) => typeof each === 'string')
  )
    throw badRequest("Invalid rule: 'optionalFilters' must be an array of strings");
  return filters;
}

function readSpan({ from, until }: Fields): { readonly from: number; readonly until: number } {
  if (!Number.isFinite(from) || !Number.isFinite(until))
    throw badRequest("Invalid rule: 'validity' needs 'from' and 'until' in seconds");
  return { from: Number(from), until: Number(until) };
}
