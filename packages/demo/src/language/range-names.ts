import { fill } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { colours } from '../catalogue/data/colours/colours.ts';
import { patterns } from '../catalogue/data/patterns.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import {
  agree,
  colourPair,
  type Gender,
  inflect,
  namedProduct,
  productName,
  titleCase,
  upperFirst,
} from './grammar.ts';
import { inLocale, type Language, languageOf, spelled } from './languages.ts';
import { measure } from './measures.ts';

export function genderOf(range: LengthRange, language: Language): Gender {
  return language === 'en' ? 'm' : range.genders[language];
}

export function colourNames(colourway: Colourway, language: Language, gender: Gender): string[] {
  return colourway.colours.map((id) => inflect(colours[id].names[language], language, gender));
}

/** The range's own name with its size: `Lina PPM 10 mm`. */
export function thingName(range: LengthRange, locale: LocaleName): string {
  return fill(inLocale(range.thing, locale), { size: measure(range.specs.diameterMm, 'mm', locale) });
}

/** What tells a product from its neighbours in the range: `Waldgrün`, `à losanges turquoise et violet`. */
export function colourwayName(range: LengthRange, colourway: Colourway, language: Language): string {
  if (colourway.name) return colourway.name[language];
  const gender = genderOf(range, language);
  // Only a single colour agrees with its noun; colours named together stay in their base form.
  const names = colourNames(colourway, language, colourway.colours.length === 1 ? gender : 'm');
  const detail = patterns[colourway.pattern].inName[language].replace(
    '{colours}',
    colourPair(names, language),
  );
  return agree(detail, language, gender);
}

/** The name of the colour alone, as a label writes it: `Waldgrün`, `Noir`. */
export function ownColourName(range: LengthRange, colourway: Colourway, locale: LocaleName): string {
  const language = languageOf(locale);
  const base = { ...range, genders: baseGenders };
  const name = colourwayName(base, colourway, language);
  return spelled(language === 'en' ? titleCase(name) : upperFirst(name), locale);
}

/** A colour that stands alone agrees with nothing. */
const baseGenders: LengthRange['genders'] = {
  nl: 'm',
  de: 'm',
  fr: 'm',
  it: 'm',
  es: 'm',
  pl: 'm',
  da: 'm',
  sv: 'm',
};

/** The name of one colourway of a range: `Paracord 550 Typ III – Waldgrün`. */
export function rangeProductName(range: LengthRange, colourway: Colourway, locale: LocaleName): string {
  const language = languageOf(locale);
  const compose = colourway.name ? namedProduct : productName;
  const detail = colourwayName(range, colourway, language);
  return spelled(compose(thingName(range, locale), detail, language), locale);
}
