import snowball from 'snowball-stemmers';
import { stemPolish } from './stem-polish.ts';

export type Stem = (word: string) => string;

const algorithms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'english',
    nl: 'dutch',
    de: 'german',
    fr: 'french',
    it: 'italian',
    es: 'spanish',
    da: 'danish',
    sv: 'swedish',
  }),
);
const shortest = 3;
const mostRemembered = 20_000;
const hasDigit = /\d/;

/** Stems folded words; numbers, article codes and words of an unknown language stay as they are. */
export function stemmerFor(language: string): Stem {
  const stem = plainStemmer(language);
  if (stem === undefined) return (word) => word;
  return remembered((word) => {
    if (word.length < shortest || hasDigit.test(word)) return word;
    const stemmed = stem(word);
    return stemmed.length < 2 ? word : stemmed;
  });
}

/** Taking compounds apart asks for the same stems over and over, and a stem costs far more than looking it up. */
function remembered(stem: Stem): Stem {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    if (stems.size >= mostRemembered) stems.clear();
    stems.set(word, stemmed);
    return stemmed;
  };
}

function plainStemmer(language: string): Stem | undefined {
  if (language === 'pl') return stemPolish;
  const algorithm = algorithms.get(language);
  if (algorithm === undefined) return undefined;
  const stemmer = snowball.newStemmer(algorithm);
  return (word) => stemmer.stem(word);
}
