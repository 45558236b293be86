import type { LocaleName } from '@bowline/markets';
import { colours } from '../catalogue/data/colours.ts';
import type { Colourway } from '../catalogue/data/colourways.ts';
import { patterns } from '../catalogue/data/patterns.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import {
  colourPair,
  type Gender,
  inflect,
  listing,
  namedProduct,
  productName,
  upperFirst,
} from './grammar.ts';
import { inLocale, type Language, languageOf, spelled } from './languages.ts';
import { measure } from './measures.ts';

function genderOf(range: LengthRange, language: Language): Gender {
  return language in range.genders ? range.genders[language as keyof LengthRange['genders']] : 'm';
}

function colourNames(colourway: Colourway, language: Language, gender: Gender): string[] {
  return colourway.colours.map((id) => inflect(colours[id].names[language], language, gender));
}

/** The range's own name with its size: `Lina PPM 10 mm`. */
export function thingName(range: LengthRange, locale: LocaleName): string {
  return inLocale(range.thing, locale).replace('{size}', measure(range.specs.diameterMm, 'mm', locale));
}

/** The name of one colourway of a range: `Paracord 550 Typ III – Waldgrün`. */
export function rangeProductName(range: LengthRange, colourway: Colourway, locale: LocaleName): string {
  const language = languageOf(locale);
  const thing = thingName(range, locale);
  if (colourway.name) return spelled(namedProduct(thing, colourway.name[language], language), locale);
  const gender = genderOf(range, language);
  // Only a single colour agrees with its noun; colours named together stay in their base form.
  const names = colourNames(colourway, language, colourway.colours.length === 1 ? gender : 'm');
  const detail = patterns[colourway.pattern].inName[language]
    .replace('{colours}', colourPair(names, language))
    .replace(/\(([^()]*\|[^()]*)\)/g, (_, forms: string) => inflect(forms, language, gender));
  return spelled(productName(thing, detail, language), locale);
}

/** What the pattern looks like, in one sentence. */
export function patternSentence(colourway: Colourway, locale: LocaleName): string {
  const language = languageOf(locale);
  const list = listing(colourNames(colourway, language, 'm'), language);
  const sentence = patterns[colourway.pattern].sentence[language]
    .replace('{Colours}', upperFirst(list))
    .replace('{colours}', list);
  return spelled(sentence, locale);
}
