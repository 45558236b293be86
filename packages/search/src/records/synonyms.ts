import { type LocaleName, markets } from '@bowline/markets';
import type { Synonym } from '../engine/index.ts';
import { danish } from './data/synonyms/danish.ts';
import { dutch } from './data/synonyms/dutch.ts';
import { english } from './data/synonyms/english.ts';
import { french } from './data/synonyms/french.ts';
import { german } from './data/synonyms/german.ts';
import { italian } from './data/synonyms/italian.ts';
import { polish } from './data/synonyms/polish.ts';
import { spanish } from './data/synonyms/spanish.ts';
import { swedish } from './data/synonyms/swedish.ts';
import type { SynonymPlan } from './data/synonyms/synonym-plan.ts';

const plans: Readonly<Record<string, SynonymPlan>> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
  pl: polish,
  da: danish,
  sv: swedish,
};

/** Their ids stay the same as long as the words do, so that sending them again changes nothing. */
export function synonymsFor(locale: LocaleName): readonly Synonym[] {
  const plan = plans[markets[locale].language];
  if (!plan) return [];
  return [
    ...plan.same.map((words) => ({
      objectID: `same-${words.join('-')}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
      type: 'synonym' as const,
      synonyms: words,
    })),
    ...Object.entries(plan.oneWay).map(([input, words]) => ({
      objectID: `also-${input}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: words,
    })),
  ];
}
