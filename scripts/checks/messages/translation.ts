import { languageOf } from '@bowline/markets';
import type { FlatMessages } from './message-files.ts';
import { mayEqualEnglish } from './same-as-english.ts';
import { typographyProblems } from './typography.ts';

/** What is wrong with one locale's messages compared with the English ones, as sentences. */
export function compareWithEnglish(
  english: FlatMessages,
  translated: FlatMessages,
  locale: string,
): string[] {
  const missing = [...english.keys()].filter((key) => !translated.has(key));
  const extra = [...translated.keys()].filter((key) => !english.has(key));
  const shared = [...english].flatMap(([key, text]) => {
    const translation = translated.get(key);
    return translation === undefined ? [] : compareTexts(key, text, translation, locale);
  });
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...extra.map((key) => `"${key}" does not exist in English`),
    ...shared,
  ];
}

function compareTexts(key: string, english: string, translation: string, locale: string): string[] {
  const messages: string[] = [];
  if (translation.trim() === '') messages.push(`"${key}" is empty`);
  const wanted = placeholders(english);
  const found = placeholders(translation);
  if (wanted !== found)
    messages.push(`"${key}" has the placeholders ${found || 'none'} instead of ${wanted || 'none'}`);
  const forms = pluralForms(translation);
  // The other way round is fine: one form may serve all numbers, as in "Artikel".
  if (forms > 1 && pluralForms(english) === 1) messages.push(`"${key}" has plural forms unlike English`);
  const language = languageOf(locale);
  messages.push(...pluralProblems(key, forms, language), ...typographyProblems(key, translation, language));
  if (language !== 'en' && translation === english && !mayEqualEnglish(english, language)) {
    messages.push(`"${key}" is not translated: "${english}"`);
  }
  return messages;
}

/** Specification 9: two forms, or three for none, one and many; Polish tells a few from many. */
function pluralProblems(key: string, forms: number, language: string): string[] {
  if (language === 'pl') {
    const isComplete = forms === 1 || forms === 4;
    return isComplete ? [] : [`"${key}" has ${forms} plural forms; Polish has none, one, few and many`];
  }
  return forms > 3 ? [`"${key}" has ${forms} plural forms, of which only three can be chosen`] : [];
}

const literal = /\{'[^']*'\}/g;

function placeholders(text: string): string {
  const names = text.replace(literal, '').matchAll(/\{\s*([\w-]+)\s*\}/g);
  return [...new Set([...names].map(([, name]) => `{${name}}`))].sort().join(' ');
}

const pluralForms = (text: string): number => text.replace(literal, '').split('|').length;
