import { type LocaleName, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import type { Colourway } from '../catalogue/data/colourways.ts';
import { lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import { patternSentence, rangeProductName } from './range-names.ts';

function nameOf(sku: string, locale: LocaleName): string {
  const { range, colourway } = find(sku);
  return rangeProductName(range, colourway, locale);
}

function find(sku: string) {
  for (const range of lengthRanges) {
    const colourway = range.colourways.find((candidate) => `${range.skuPrefix}-${candidate.key}` === sku);
    if (colourway) return { range, colourway };
  }
  throw new Error(`no colourway has the sku ${sku}`);
}

/** Written by hand, in the order of the locales. */
const expectations: Readonly<Record<string, readonly string[]>> = {
  'p550-forest-green': [
    'Paracord 550 Type III – Forest Green',
    'Paracord 550 Type III – Forest Green',
    'Paracord 550 Type III – Forest Green',
    'Paracord 550 type III – bosgroen',
    'Paracord 550 Typ III – Waldgrün',
    'Paracorde 550 type III vert forêt',
    'Paracord 550 tipo III verde foresta',
    'Paracord 550 tipo III verde bosque',
    'Paracord 550 typ III leśna zieleń',
    'Paracord 550 type III – skovgrøn',
    'Paracord 550 typ III – skogsgrön',
  ],
  'ppm10-black': [
    'PPM Rope 10 mm – Black',
    'PPM Rope 10 mm – Black',
    'PPM Rope 10 mm – Black',
    'PPM-touw 10 mm – zwart',
    'PPM-Seil 10 mm – Schwarz',
    'Corde PPM 10 mm noire',
    'Corda PPM 10 mm nera',
    'Cuerda PPM 10 mm negra',
    'Lina PPM 10 mm czarna',
    'PPM-reb 10 mm – sort',
    'PPM-rep 10 mm – svart',
  ],
  'p095-steel-grey': [
    'Paracord 95 Type I – Steel Grey',
    'Paracord 95 Type I – Steel Gray',
    'Paracord 95 Type I – Steel Grey',
    'Paracord 95 type I – staalgrijs',
    'Paracord 95 Typ I – Stahlgrau',
    'Paracorde 95 type I gris acier',
    'Paracord 95 tipo I grigio acciaio',
    'Paracord 95 tipo I gris acero',
    'Paracord 95 typ I stalowoszary',
    'Paracord 95 type I – stålgrå',
    'Paracord 95 typ I – stålgrå',
  ],
  'clm98-diamond-turquoise-violet': [
    'Climbing Rope 9.8 mm – Turquoise & Violet Diamonds',
    'Climbing Rope 9.8 mm – Turquoise & Violet Diamonds',
    'Climbing Rope 9.8 mm – Turquoise & Violet Diamonds',
    'Klimtouw 9,8 mm – ruit turquoise/violet',
    'Kletterseil 9,8 mm – Rauten Türkis/Violett',
    'Corde d’escalade 9,8 mm à losanges turquoise et violet',
    'Corda da arrampicata 9,8 mm a rombi turchese e viola',
    'Cuerda de escalada 9,8 mm de rombos turquesa y violeta',
    'Lina wspinaczkowa 9,8 mm w romby turkusowy/fioletowy',
    'Klatrereb 9,8 mm – ruder turkis/violet',
    'Klätterrep 9,8 mm – rutor turkos/violett',
  ],
  'dog12-reflective-neon-orange': [
    'Dog Leash Rope 12 mm – Reflective Neon Orange',
    'Dog Leash Rope 12 mm – Reflective Neon Orange',
    'Dog Leash Rope 12 mm – Reflective Neon Orange',
    'Hondenriemtouw 12 mm – reflecterend neonoranje',
    'Hundeleinenseil 12 mm – Neonorange, reflektierend',
    'Corde pour laisse 12 mm orange fluo réfléchissante',
    'Corda per guinzagli 12 mm arancione fluo riflettente',
    'Cuerda para correas 12 mm naranja neón reflectante',
    'Lina na smycze 12 mm neonowa pomarańczowa odblaskowa',
    'Hundesnorreb 12 mm – neonorange, reflekterende',
    'Koppelrep 12 mm – neonorange, reflekterande',
  ],
  'p550-stripes-white-red-royal-blue': [
    'Paracord 550 Type III – White, Red & Royal Blue Stripes',
    'Paracord 550 Type III – White, Red & Royal Blue Stripes',
    'Paracord 550 Type III – White, Red & Royal Blue Stripes',
    'Paracord 550 type III – strepen wit/rood/koningsblauw',
    'Paracord 550 Typ III – Streifen Weiß/Rot/Königsblau',
    'Paracorde 550 type III à rayures blanc, rouge et bleu roi',
    'Paracord 550 tipo III a righe bianco, rosso e blu reale',
    'Paracord 550 tipo III de rayas blanco, rojo y azul real',
    'Paracord 550 typ III w paski biały/czerwony/królewski błękit',
    'Paracord 550 type III – striber hvid/rød/kongeblå',
    'Paracord 550 typ III – ränder vit/röd/kungsblå',
  ],
  'p550-camo-woodland': [
    'Paracord 550 Type III – Woodland Camo',
    'Paracord 550 Type III – Woodland Camo',
    'Paracord 550 Type III – Woodland Camo',
    'Paracord 550 type III – boscamouflage',
    'Paracord 550 Typ III – Waldtarn',
    'Paracorde 550 type III – camouflage forêt',
    'Paracord 550 tipo III – mimetico bosco',
    'Paracord 550 tipo III – camuflaje bosque',
    'Paracord 550 typ III – kamuflaż leśny',
    'Paracord 550 type III – skovcamouflage',
    'Paracord 550 typ III – skogskamouflage',
  ],
};

describe.each(Object.entries(expectations))('%s', (sku, names) => {
  test.each(localeNames.map((locale, index) => [locale, names[index]] as const))(
    'is named in %s',
    (locale, name) => {
      expect(nameOf(sku, locale)).toBe(name);
    },
  );
});

test('colours named together stay in their base form although the noun is feminine', () => {
  expect(nameOf('dog12-helix-coral-white', 'fr-FR')).toBe(
    'Corde pour laisse 12 mm à spirale corail et blanc',
  );
});

test('Polish inflects the description of a luminous cord with the noun', () => {
  expect(nameOf('p550-glow-mint', 'pl-PL')).toBe('Paracord 550 typ III miętowy, świecący w ciemności');
});

test('Spanish says e before the sound i, in names and in sentences', () => {
  const blues: Colourway = { key: 'test', pattern: 'diamond', colours: ['electricBlue', 'indigo'] };
  const { range } = find('p550-black');
  expect(rangeProductName(range, blues, 'es-ES')).toBe(
    'Paracord 550 tipo III de rombos azul eléctrico e índigo',
  );
  expect(patternSentence(blues, 'es-ES')).toMatch(/^Azul eléctrico e índigo dibujan/);
});

test('a sentence opens with a capital letter whatever word comes first', () => {
  const { colourway } = find('p550-diamond-forest-green-black');
  expect(patternSentence(colourway, 'nl-NL')).toBe(
    'Bosgroen en zwart vormen over de hele lengte een rij strakke ruiten.',
  );
  expect(patternSentence(colourway, 'de-DE')).toBe(
    'Waldgrün und Schwarz bilden über die ganze Länge eine Reihe klarer Rauten.',
  );
});

test('no name keeps a placeholder or an unchosen form', () => {
  for (const range of lengthRanges) {
    for (const colourway of range.colourways) {
      for (const locale of localeNames) {
        expect(rangeProductName(range, colourway, locale)).not.toMatch(/[{}|()]/);
        expect(patternSentence(colourway, locale)).not.toMatch(/[{}|]/);
      }
    }
  }
});
