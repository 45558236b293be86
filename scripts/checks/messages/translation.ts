import { languageOf, type MessageProblem, messageProblems, typographyProblems } from '@bowline/markets';
import type { FlatMessages } from './message-files.ts';
import { mayEqualEnglish } from './same-as-english.ts';

export interface TextRules {
  /**
   * Names of goods and sentences about them follow the gender of a noun: `noir|noire` are its forms, not numbers, a
   * placeholder may ask for a form or a capital, and whoever shows them keeps number and unit together.
   */
  readonly inflects?: boolean;
}

/** What is wrong with one locale's messages compared with the English ones, as sentences. */
export function compareWithEnglish(
  english: FlatMessages,
  translated: FlatMessages,
  locale: string,
  rules: TextRules = {},
): string[] {
  const missing = [...english.keys()].filter((key) => !translated.has(key));
  const extra = [...translated.keys()].filter((key) => !english.has(key));
  const shared = [...english].flatMap(([key, text]) => {
    const translation = translated.get(key);
    return translation === undefined ? [] : compareTexts(key, text, translation, locale, rules);
  });
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...extra.map((key) => `"${key}" does not exist in English`),
    ...shared,
  ];
}

function compareTexts(
  key: string,
  english: string,
  translation: string,
  locale: string,
  { inflects = false }: TextRules,
): string[] {
  const language = languageOf(locale);
  const isForgotten = language !== 'en' && translation === english && !mayEqualEnglish(english, language);
  const plain = inflects ? uninflected : (text: string) => text;
  const problems = messageProblems(plain(english), plain(translation), locale);
  const typography = typographyProblems(translation, language).filter(
    ({ kind }) => !inflects || kind !== 'unit',
  );
  return [
    ...problems.map((problem) => `"${key}" ${told(problem, language)}`),
    ...typography.map(({ kind, at }) =>
      kind === 'unit'
        ? `"${key}" needs a no-break space (U+00A0) before the unit in "${at}"`
        : `"${key}" needs a narrow no-break space (U+202F) at "${at}"`,
    ),
    ...(isForgotten ? [`"${key}" is not translated: "${english}"`] : []),
  ];
}

const uninflected = (text: string): string =>
  text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => `{${name.toLowerCase()}}`).replaceAll('|', '/');

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
