import { languageOf } from './text-files.ts';

/** What keeps a text from standing where the shop says something else. */
export type MessageProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'placeholders'; readonly found: string; readonly wanted: string }
  | { readonly code: 'plural-unlike-english' }
  | { readonly code: 'plural-forms'; readonly forms: number };

/** Whether a text can be the English one in a locale: the same places to fill, and forms that the language can choose from. */
export function messageProblems(english: string, text: string, locale: string): readonly MessageProblem[] {
  const problems: MessageProblem[] = [];
  if (text.trim() === '') problems.push({ code: 'empty' });
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
  if (wanted !== found) problems.push({ code: 'placeholders', found, wanted });
  const forms = pluralFormsOf(text);
  // The other way round is fine: one form may serve all numbers, as in "Artikel".
  if (forms > 1 && pluralFormsOf(english) === 1) problems.push({ code: 'plural-unlike-english' });
  if (!canChooseFrom(forms, languageOf(locale))) problems.push({ code: 'plural-forms', forms });
  return problems;
}

/** Specification 9: two forms, or three for none, one and many; Polish tells a few from many. */
function canChooseFrom(forms: number, language: string): boolean {
  return language === 'pl' ? forms === 1 || forms === 4 : forms <= 3;
}

const literal = /\{'[^']*'\}/g;

/** `{brand} {n}`: each once, in the order of the alphabet. */
export function placeholdersOf(text: string): string {
  const names = text.replace(literal, '').matchAll(/\{\s*([\w-]+)\s*\}/g);
  return [...new Set([...names].map(([, name]) => `{${name}}`))].sort().join(' ');
}

export const pluralFormsOf = (text: string): number => text.replace(literal, '').split('|').length;
