import { isJson } from './form/description.ts';

export interface Difference {
  /** `body › 2 › text` */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const most = 200;
/** What the service says of a document differs always. */
const told: readonly string[] = ['_id', '_rev', '_createdAt', '_updatedAt'];

/** What differs between two states of a document, place by place; items of lists are told apart by their keys. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = [];
  compare(before, after, [], found);
  return found.slice(0, most);
}

function compare(before: unknown, after: unknown, place: readonly string[], found: Difference[]): void {
  if (found.length >= most || before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, place, found);
    return;
  }
  if (isJson(before) && isJson(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (place.length === 0 && told.includes(name)) continue;
      compare(before[name], after[name], [...place, name], found);
    }
    return;
  }
  found.push({ place: place.join(' › '), before: wordsOf(before), after: wordsOf(after) });
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
  found: Difference[],
): void {
  const keyOf = (item: unknown, index: number) =>
    isJson(item) && typeof item._key === 'string' ? item._key : `#${index}`;
  const former = new Map(before.map((item, index) => [keyOf(item, index), item]));
  const later = new Map(after.map((item, index) => [keyOf(item, index), item]));
  for (const [index, item] of before.entries()) {
    const key = keyOf(item, index);
    if (!later.has(key)) compare(item, undefined, [...place, String(index + 1)], found);
  }
  for (const [index, item] of after.entries()) {
    compare(former.get(keyOf(item, index)), item, [...place, String(index + 1)], found);
  }
  const kept = [...former.keys()].filter((key) => later.has(key));
  const keptLater = [...later.keys()].filter((key) => former.has(key));
  if (kept.join('\n') !== keptLater.join('\n')) {
    const numbers = (keys: readonly string[]) =>
      keys.map((key) => [...former.keys()].indexOf(key) + 1).join(', ');
    found.push({ place: place.join(' › '), before: numbers(kept), after: numbers(keptLater) });
  }
}

const longest = 2_000;

function wordsOf(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : (textOfPart(value) ?? JSON.stringify(value, null, 1));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The words of a paragraph that came or went as a whole. */
function textOfPart(value: unknown): string | null {
  if (!isJson(value) || !Array.isArray(value.children)) return null;
  return value.children
    .map((child: unknown) => (isJson(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}
