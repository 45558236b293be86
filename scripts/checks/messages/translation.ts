import { languageOf, type MessageProblem, messageProblems, typographyProblems } from '@bowline/markets';
import type { FlatMessages } from './message-files.ts';
import { mayEqualEnglish } from './same-as-english.ts';

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
  const language = languageOf(locale);
  const isForgotten = language !== 'en' && translation === english && !mayEqualEnglish(english, language);
  return [
    ...messageProblems(english, translation, locale).map((problem) => `"${key}" ${told(problem, language)}`),
    ...typographyProblems(translation, language).map(({ kind, at }) =>
      kind === 'unit'
        ? `"${key}" needs a no-break space (U+00A0) before the unit in "${at}"`
        : `"${key}" needs a narrow no-break space (U+202F) at "${at}"`,
    ),
    ...(isForgotten ? [`"${key}" is not translated: "${english}"`] : []),
  ];
}

function told(problem: MessageProblem, language: string): string {
  switch (problem.code) {
    case 'empty':
      return 'is empty';
    case 'placeholders':
      return `has the placeholders ${problem.found || 'none'} instead of ${problem.wanted || 'none'}`;
    case 'plural-unlike-english':
      return 'has plural forms unlike English';
    case 'plural-forms':
      return language === 'pl'
        ? `has ${problem.forms} plural forms; Polish has none, one, few and many`
        : `has ${problem.forms} plural forms, of which only three can be chosen`;
  }
}
