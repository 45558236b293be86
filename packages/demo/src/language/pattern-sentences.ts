import type { LocaleName } from '@bowline/markets';
import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { patterns } from '../catalogue/data/patterns.ts';
import { type Gender, listing, upperFirst } from './grammar.ts';
import { languageOf, spelled, type Words } from './languages.ts';
import { colourNames } from './range-names.ts';

/** `{colours}`, `{first}` and `{rest}`, opening a sentence with a capital, `:f` after a feminine noun of the sentence. */
const placeholder = /\{([cCfFrR])(?:olours|irst|est)(:f)?\}/g;

/** What the pattern looks like, in the given sentence of its pool. */
export function patternSentence(colourway: Colourway, sentence: Words, locale: LocaleName): string {
  const language = languageOf(locale);
  const filled = sentence[language].replace(placeholder, (_, letter: string, feminine?: string) => {
    const gender: Gender = feminine ? 'f' : 'm';
    const names = colourNames(colourway, language, gender);
    const part = letter.toLowerCase();
    const chosen = part === 'c' ? names : part === 'f' ? names.slice(0, 1) : names.slice(1);
    const list = listing(chosen, language);
    return letter === part ? list : upperFirst(list);
  });
  return spelled(filled, locale);
}

export function sentencesOf(colourway: Colourway): readonly Words[] {
  return patterns[colourway.pattern].sentences;
}
