import type { FilterTypeInput } from '#wire';

type Test<Wish> = (text: string | null, wish: Wish) => boolean;

const fold = (text: string | null) => text?.toLowerCase() ?? null;
const isSame: Test<string> = (text, wish) => fold(text) === fold(wish);
const isOneOf: Test<readonly (string | null)[]> = (text, wishes) =>
  wishes.some((wish) => wish !== null && isSame(text, wish));
const compare =
  (holds: (order: number) => boolean): Test<string> =>
  (text, wish) =>
    text !== null && holds(text.toLowerCase().localeCompare(wish.toLowerCase(), 'en'));
const notLess = compare((order) => order >= 0);
const notMore = compare((order) => order <= 0);

const tests: { readonly [Name in keyof FilterTypeInput]-?: Test<NonNullable<FilterTypeInput[Name]>> } = {
  eq: isSame,
  neq: (text, wish) => !isSame(text, wish),
  in: isOneOf,
  nin: (text, wishes) => !isOneOf(text, wishes),
  finset: isOneOf,
  like: (text, pattern) => text !== null && isLike(text.toLowerCase(), pattern.toLowerCase()),
  gt: compare((order) => order > 0),
  gteq: notLess,
  lt: compare((order) => order < 0),
  lteq: notMore,
  moreq: notLess,
  from: notLess,
  to: notMore,
  null: (text) => text === null,
  notnull: (text) => text !== null,
};

/** Magento's conditions on a text; all that are given have to hold. Capitals do not matter, as in its database. */
export function fulfils(text: string | null, filter: FilterTypeInput): boolean {
  return Object.entries(filter).every(([name, wish]) => {
    if (wish === null || wish === undefined) return true;
    return (tests[name as keyof FilterTypeInput] as Test<unknown>)(text, wish);
  });
}

/** `%` stands for anything. Searched part by part: a pattern made by a stranger is no regular expression. */
function isLike(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('%');
  if (rest.length === 0) return text === start;
  const end = rest.pop() ?? '';
  if (!text.startsWith(start)) return false;
  let place = start.length;
  for (const part of rest) {
    const found = text.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return text.length - end.length >= place && text.endsWith(end);
}
