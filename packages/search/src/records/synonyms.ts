import type { Synonym } from '../engine/index.ts';
import type { SynonymFact } from './facts.ts';

/** Their ids stay the same as long as the words do, so that sending them again changes nothing. */
export function synonymsOf(facts: readonly SynonymFact[]): readonly Synonym[] {
  return facts.map(({ input, words }) =>
    input === null
      ? {
          objectID: `same-${words.join('-')}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
          type: 'synonym',
          synonyms: words,
        }
      : { objectID: `also-${input}`, type: 'oneWaySynonym', input, synonyms: words },
  );
}
