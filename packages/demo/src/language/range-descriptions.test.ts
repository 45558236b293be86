import type { LocaleName } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { patterns } from '../catalogue/data/patterns.ts';
import { colourwaysOf, lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import type { Words } from './languages.ts';
import { patternSentence, rangeDescription, rangeMetaDescription } from './range-descriptions.ts';
import { rangeProductName } from './range-names.ts';

function rangeOf(prefix: string) {
  const range = lengthRanges.find((candidate) => candidate.skuPrefix === prefix);
  if (!range) throw new Error(`there is no range ${prefix}`);
  return range;
}

const black: Colourway = { key: 'black', pattern: 'solid', colours: ['black'] };

/** With a seed that chooses the sentence of facts that speaks of the thing as `it`. */
function factsOf(prefix: string, locale: LocaleName): string {
  const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
  const texts = seeds.map((seed) => rangeDescription(rangeOf(prefix), black, seed, locale));
  return texts.find((text) => /(Hij|Het|Den|Det) (is|er|är) \d/.test(text)) ?? '';
}

test('pronouns and adjectives follow the gender of the goods', () => {
  expect(factsOf('ppm10', 'da-DK')).toContain('Det er 10 mm tykt, vejer 46 g pr. meter');
  expect(factsOf('p550', 'da-DK')).toContain('Den er 4 mm tyk, vejer 7 g pr. meter');
  expect(factsOf('web25', 'sv-SE')).toContain('Det är 25 mm brett och 1,5 mm tjockt');
  expect(factsOf('bio19', 'sv-SE')).toContain('Den är 19 mm bred och 2,5 mm tjock');
  expect(factsOf('moo12', 'nl-NL')).toContain('Hij is 12 mm dik');
  expect(factsOf('ppm10', 'nl-NL')).toContain('Het is 10 mm dik');
});

const [, tracer] = patterns.reflective.sentences;
const [sheath] = patterns.reflective.sentences;
const [row, raised] = patterns.diamond.sentences;
const words = (text: Words | undefined): Words => {
  if (!text) throw new Error('the pool lacks this sentence');
  return text;
};

test('a colour follows the noun of its sentence, not that of the product', () => {
  const reflective: Colourway = { key: 'test', pattern: 'reflective', colours: ['black'] };
  expect(patternSentence(reflective, words(sheath), 'fr-FR')).toContain('la gaine noire et');
  expect(patternSentence(reflective, words(tracer), 'fr-FR')).toContain('un simple noir\u202f;');
});

test('a sentence opens with a capital letter whatever word comes first', () => {
  const diamonds: Colourway = { key: 'test', pattern: 'diamond', colours: ['forestGreen', 'black'] };
  expect(patternSentence(diamonds, words(row), 'nl-NL')).toBe(
    'Bosgroen en zwart vormen over de hele lengte een rij strakke ruiten.',
  );
  expect(patternSentence(diamonds, words(raised), 'de-DE')).toBe(
    'Rauten in Schwarz heben sich deutlich von Waldgrün ab.',
  );
});

test('Spanish says e before the sound i, in names and in sentences', () => {
  const blues: Colourway = { key: 'test', pattern: 'diamond', colours: ['electricBlue', 'indigo'] };
  expect(rangeProductName(rangeOf('p550'), blues, 'es-ES')).toBe(
    'Paracord 550 tipo III de rombos azul eléctrico e índigo',
  );
  expect(patternSentence(blues, words(row), 'es-ES')).toMatch(/^Azul eléctrico e índigo dibujan/);
});

test('neighbours do not tell the same story', () => {
  const p550 = rangeOf('p550');
  const texts = colourwaysOf(p550)
    .slice(0, 40)
    .map((way) => rangeDescription(p550, way, way.key, 'en'));
  expect(new Set(texts).size).toBe(texts.length);
  const ideas = new Set(texts.map((text) => text.split('<p>')[3]));
  expect(ideas.size).toBeGreaterThan(2);
});

test('what a search engine shows names the product and the lengths it is sold in', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    rangeMetaDescription(rangeOf('p550'), black, seed, 'de-DE'),
  );
  expect(texts.every((text) => text.startsWith('Paracord 550 Typ III – Schwarz'))).toBe(true);
  expect(texts).toContain(
    'Paracord 550 Typ III – Schwarz in Stücken von 5 m bis 100 m: echte Farbe, geprüfte Bruchlast (249 kg), bald bei dir.',
  );
});
