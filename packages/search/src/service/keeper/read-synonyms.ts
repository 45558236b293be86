import { badRequest } from '../api-error.ts';
import type { Synonym } from '../model.ts';
import { type Fields, isFields, readObjectId } from './read-requests.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every((item) => typeof item === 'string');

/** What each type needs. Types are written in two ways. */
const fieldsOf: Readonly<Record<string, readonly [type: Synonym['type'], texts: string, text?: string]>> = {
  synonym: ['synonym', 'synonyms'],
  onewaysynonym: ['oneWaySynonym', 'synonyms', 'input'],
  altcorrection1: ['altCorrection1', 'corrections', 'word'],
  altcorrection2: ['altCorrection2', 'corrections', 'word'],
  placeholder: ['placeholder', 'replacements', 'placeholder'],
};

export function readSynonyms(value: unknown): Synonym[] {
  if (!Array.isArray(value)) throw badRequest('Invalid synonyms: expected an array');
  return value.map((entry) => {
    if (!isFields(entry)) throw badRequest('Invalid synonym: expected an object');
    return readSynonym(entry);
  });
}

function readSynonym(entry: Fields): Synonym {
  const name = String(entry.type ?? 'synonym').toLowerCase();
  const fields = Object.hasOwn(fieldsOf, name) ? fieldsOf[name] : undefined;
  if (!fields) throw badRequest(`Invalid synonym type: ${name.slice(0, 60)}`);
  const [type, texts, text] = fields;
  const list = entry[texts];
  if (!isTexts(list)) throw badRequest(`Invalid synonym: '${texts}' must be an array of strings`);
  const single = text === undefined ? undefined : entry[text];
  if (text !== undefined && typeof single !== 'string')
    throw badRequest(`Invalid synonym: '${text}' must be a string`);
  const objectID = readObjectId(entry.objectID);
  return { objectID, type, [texts]: list, ...(text !== undefined && { [text]: single }) };
}
