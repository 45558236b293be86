import { tokenise } from '../../language/tokenise.ts';
import { limits } from '../limits.ts';
import type { IndexSettings } from '../model.ts';

export interface QueryWord {
  readonly word: string;
  readonly asPrefix: boolean;
  readonly typos: number;
  readonly isOptional: boolean;
  /** Written together with the word before it, with a hyphen between. */
  readonly joined: boolean;
}

type WordSettings = Pick<
  IndexSettings,
  | 'queryType'
  | 'typoTolerance'
  | 'minWordSizefor1Typo'
  | 'minWordSizefor2Typos'
  | 'disableTypoToleranceOnWords'
  | 'optionalWords'
>;

const hasDigit = /\d/;

/** The words of a query, cut to what one query may cost. */
export function queryWords(query: string, settings: WordSettings): QueryWord[] {
  const tokens = tokenise(query.slice(0, limits.queryLength)).slice(0, limits.queryWords);
  const optional = new Set(
    settings.optionalWords.flatMap((phrase) => tokenise(phrase).map(({ word }) => word)),
  );
  const spelledRight = new Set(
    settings.disableTypoToleranceOnWords.flatMap((phrase) => tokenise(phrase).map(({ word }) => word)),
  );
  return tokens.map(({ word, joined }, index) => ({
    word,
    joined,
    asPrefix:
      settings.queryType === 'prefixAll' ||
      (settings.queryType === 'prefixLast' && index === tokens.length - 1),
    typos: spelledRight.has(word) ? 0 : forgivenTypos(word, settings),
    isOptional: optional.has(word),
  }));
}

/** Numbers and article codes are never read as other ones. */
export function forgivenTypos(word: string, settings: WordSettings): number {
  if (settings.typoTolerance === false || hasDigit.test(word)) return 0;
  if (word.length >= settings.minWordSizefor2Typos) return 2;
  return word.length >= settings.minWordSizefor1Typo ? 1 : 0;
}
