import { fill } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { colours } from '../catalogue/data/colours/colours.ts';
import { patterns } from '../catalogue/data/patterns.ts';
import { type LengthRange, lengthsOf } from '../catalogue/data/ranges/range.ts';
import { careSentences, colourMoods, factSentences, ideaSentences } from '../catalogue/data/sentences.ts';
import { pick } from '../seed.ts';
import { agree, type Gender, listing, upperFirst } from './grammar.ts';
import { inLocale, languageOf, spelled, type Words } from './languages.ts';
import { measure } from './measures.ts';
import { colourNames, genderOf, rangeProductName } from './range-names.ts';

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

function sentencesOf(colourway: Colourway): readonly Words[] {
  return patterns[colourway.pattern].sentences;
}

/** Numbers of a range in a sentence about them. */
function withFacts(text: Words, range: LengthRange, locale: LocaleName): string {
  const { specs } = range;
  const language = languageOf(locale);
  const facts = {
    size: measure(specs.diameterMm, 'mm', locale),
    thickness: measure(specs.thicknessMm ?? 0, 'mm', locale),
    weight: measure(specs.gramsPerMetre, 'g', locale),
    strength: measure(specs.breakingKg, 'kg', locale),
    longest: measure(specs.longestPieceM, 'm', locale),
  };
  const agreed = agree(inLocale(text, locale), language, genderOf(range, language));
  return fill(agreed, facts);
}

/** Sentences about yarn and braid hold only for braided goods. */
function isBraided(range: LengthRange): boolean {
  return range.specs.construction === 'kernmantle' || range.specs.construction === 'hollowBraid';
}

/** What the colours look like and do; nothing for goods that are neither braided nor plain. */
function appearance(range: LengthRange, colourway: Colourway, seed: string, locale: LocaleName): string[] {
  const [ground] = colourway.colours;
  const family = ground ? colours[ground].family : 'multicolour';
  const mood = colourway.pattern === 'solid' && family !== 'multicolour' ? colourMoods[family] : [];
  const sentences = [
    ...(isBraided(range)
      ? [patternSentence(colourway, pick(sentencesOf(colourway), 'pattern', seed), locale)]
      : []),
    ...mood.slice(0, 1).map((text) => inLocale(text, locale)),
  ];
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

export function aboutRange(range: LengthRange, locale: LocaleName): string {
  return withFacts(range.about, range, locale);
}

/** Several paragraphs that go on where the short description ends; `seed` decides which sentences of the pools a product shows. */
export function rangeDescription(
  range: LengthRange,
  colourway: Colourway,
  seed: string,
  locale: LocaleName,
): string {
  const facts = factSentences[range.specs.thicknessMm === undefined ? 'round' : 'flat'];
  const paragraphs = [
    inLocale(range.use, locale),
    ...appearance(range, colourway, seed, locale),
    inLocale(pick(ideaSentences[range.idea], 'idea', seed), locale),
    [
      withFacts(pick(facts, 'facts', seed), range, locale),
      withFacts(pick(factSentences.cutting, 'cutting', seed), range, locale),
      inLocale(pick(careSentences[range.care], 'care', seed), locale),
    ].join(' '),
  ];
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

/** What a search engine shows below the title. */
export function rangeMetaDescription(
  range: LengthRange,
  colourway: Colourway,
  seed: string,
  locale: LocaleName,
): string {
  const name = rangeProductName(range, colourway, locale);
  const lengthsM = lengthsOf(range, colourway);
  return fill(withFacts(pick(factSentences.meta, 'meta', seed), range, locale), {
    name,
    from: measure(lengthsM[0] ?? 1, 'm', locale),
    to: measure(lengthsM.at(-1) ?? 1, 'm', locale),
  });
}
