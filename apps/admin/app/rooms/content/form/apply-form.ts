import { localTimeOf, momentOf } from '../../../i18n/shop-time.ts';
import { applyMarkup, type Block, markupOf } from './block-markup.ts';
import {
  type Description,
  type Fields,
  fieldsOfItem,
  isJson,
  isPlain,
  isTextBlock,
  type Json,
  shownText,
} from './description.ts';

/** What a form sent, by the path of each field: `sections[2].heading`. */
export type Sent = Pick<FormData, 'has' | 'get' | 'getAll'>;

/**
 * The document with what was typed. Only what differs from what the form had shown is changed, so everything that a form does
 * not know, or has no field for, stays exactly as it is.
 */
export function applyForm(document: Json, fields: Fields, sent: Sent): Json {
  return applyFields(document, fields, '', sent);
}

function applyFields(value: Json, fields: Fields, path: string, sent: Sent): Json {
  const result: Record<string, unknown> = { ...value };
  let isChanged = false;
  for (const [name, description] of Object.entries(fields)) {
    const before = value[name];
    const after = applyValue(before, description, path ? `${path}.${name}` : name, sent);
    if (after === before) continue;
    isChanged = true;
    if (after === undefined) delete result[name];
    else result[name] = after;
  }
  return isChanged ? result : value;
}

function applyValue(value: unknown, description: Description, path: string, sent: Sent): unknown {
  if (description.as === 'picture') return applyPicture(value, description, path, sent);
  switch (description.kind) {
    case 'object':
      return applyObject(value, description.fields, path, sent);
    case 'list':
      return applyList(value, description.item, path, sent);
    case 'variant':
      return applyItem(value, description, path, sent);
    case 'flag':
      return applyFlag(value, path, sent);
    default:
      return applyText(value, description, path, sent);
  }
}

function textIn(path: string, sent: Sent): string | undefined {
  const text = sent.get(path);
  return typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : undefined;
}

function applyText(value: unknown, description: Description, path: string, sent: Sent): unknown {
  const text = textIn(path, sent);
  if (text === undefined) return value;
  const isTime = description.kind === 'line' && description.format === 'date-time';
  const shown = isTime ? localTimeOf(shownText(value)) : shownText(value).replace(/\r\n?/g, '\n');
  if (text === shown) return value;
  if (text.trim() === '') return undefined;
  if (isTime) return momentOf(text) ?? text;
  return readValue(text, description);
}

function readValue(text: string, description: Description): unknown {
  if (description.kind === 'choice')
    return description.options.find((option) => String(option) === text) ?? text;
  if (description.kind !== 'number') return description.kind === 'text' ? text : text.trim();
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** A box that is not ticked sends nothing, so a field of the same name before it says that it was there. */
function applyFlag(value: unknown, path: string, sent: Sent): unknown {
  if (!sent.has(path)) return value;
  const isTicked = sent.getAll(path).includes('on');
  if (isTicked === (value === true)) return value;
  return isTicked;
}

function applyObject(value: unknown, fields: Fields, path: string, sent: Sent): unknown {
  const before = isJson(value) ? value : {};
  const after = applyFields(before, fields, path, sent);
  if (after === before) return value;
  const hasFields = Object.keys(after).some((name) => !name.startsWith('_') || name === '_ref');
  return hasFields ? after : undefined;
}

function applyItem(value: unknown, item: Description, path: string, sent: Sent): unknown {
  const fields = fieldsOfItem(item, value);
  if (!fields || !isJson(value)) return value;
  return isTextBlock(fields) ? applyBlock(value, fields, path, sent) : applyFields(value, fields, path, sent);
}

function applyBlock(value: Json, fields: Fields, path: string, sent: Sent): Json {
  const { children: _children, markDefs: _markDefs, ...others } = fields;
  const styled = applyFields(value, others, path, sent);
  const markup = textIn(`${path}.children`, sent);
  if (markup === undefined || markup === markupOf(value as Block)) return styled;
  return applyMarkup(styled as Block, markup);
}

function applyList(value: unknown, item: Description, path: string, sent: Sent): unknown {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : undefined;
  if (isPlain(item)) return applyLines(value, item, path, sent);
  if (!list) return value;
  const after = list.map((each, index) =>
    item.kind === 'object'
      ? applyFieldsOf(each, item.fields, `${path}[${index}]`, sent)
      : applyItem(each, item, `${path}[${index}]`, sent),
  );
  return after.some((each, index) => each !== list[index]) ? after : value;
}

const applyFieldsOf = (value: unknown, fields: Fields, path: string, sent: Sent): unknown =>
  isJson(value) ? applyFields(value, fields, path, sent) : value;

export const linesOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(shownText).join('\n') : '';

function applyLines(value: unknown, item: Description, path: string, sent: Sent): unknown {
  const text = textIn(path, sent);
  if (text === undefined || text === linesOf(value)) return value;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0 && value === undefined) return value;
  return lines.map((line) => readValue(line, item));
}

/** One picture: of the library, or of the shop's own by its path. Choosing another one forgets what was cut from the former. */
function applyPicture(value: unknown, description: Description, path: string, sent: Sent): unknown {
  if (description.kind !== 'object') return value;
  const { alt, src } = description.fields;
  const before: Json = isJson(value) ? value : {};
  const named = alt && src ? applyFields(before, { alt, src }, path, sent) : before;
  const chosen = textIn(`${path}.asset`, sent);
  const stored = isJson(before.asset) ? shownText(before.asset._ref) : '';
  const { asset: _asset, src: _src, width, height, crop, hotspot, ...rest } = named;
  if (chosen !== undefined && chosen !== stored && chosen !== '') {
    return { ...rest, asset: { _type: 'reference', _ref: chosen } };
  }
  const isOther = named.src !== before.src;
  if (chosen === '' && stored !== '') return named.src ? { ...rest, src: named.src } : emptied(rest);
  if (isOther)
    return named.src
      ? { ...rest, src: named.src }
      : emptied({ ...rest, ...(named.asset !== undefined && { asset: named.asset }) });
  return named === before ? value : emptied(named);
}

const emptied = (value: Json): Json | undefined =>
  Object.keys(value).some((name) => !name.startsWith('_')) ? value : undefined;
