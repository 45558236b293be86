import type { LocaleName } from '@bowline/markets';
import type { Colourway } from '../catalogue/data/colourways.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import { inLocale, words } from './languages.ts';
import { measure } from './measures.ts';
import { patternSentence } from './range-names.ts';

const roundFacts = words(
  'It is {size} thick, weighs {weight} per metre and breaks at {strength}.',
  'Het is {size} dik, weegt {weight} per meter en breekt bij {strength}.',
  'Durchmesser {size}, Gewicht {weight} pro Meter, Bruchlast {strength}.',
  'Diamètre {size}, poids {weight} au mètre, résistance à la rupture {strength}.',
  'Diametro {size}, peso {weight} al metro, carico di rottura {strength}.',
  'Diámetro de {size}, peso de {weight} por metro, resistencia a la rotura de {strength}.',
  'Średnica {size}, waga {weight} na metr, wytrzymałość na zerwanie {strength}.',
  'Den er {size} tyk, vejer {weight} pr. meter og brister ved {strength}.',
  'Den är {size} tjock, väger {weight} per meter och brister vid {strength}.',
);

const flatFacts = words(
  'It is {size} wide and {thickness} thick, weighs {weight} per metre and breaks at {strength}.',
  'Het is {size} breed en {thickness} dik, weegt {weight} per meter en breekt bij {strength}.',
  'Breite {size}, Stärke {thickness}, Gewicht {weight} pro Meter, Bruchlast {strength}.',
  'Largeur {size}, épaisseur {thickness}, poids {weight} au mètre, résistance à la rupture {strength}.',
  'Larghezza {size}, spessore {thickness}, peso {weight} al metro, carico di rottura {strength}.',
  'Ancho de {size}, grosor de {thickness}, peso de {weight} por metro, resistencia a la rotura de {strength}.',
  'Szerokość {size}, grubość {thickness}, waga {weight} na metr, wytrzymałość na zerwanie {strength}.',
  'Den er {size} bred og {thickness} tyk, vejer {weight} pr. meter og brister ved {strength}.',
  'Den är {size} bred och {thickness} tjock, väger {weight} per meter och brister vid {strength}.',
);

const cutting = words(
  'We cut every length in one piece, up to {longest}.',
  'We snijden elke lengte uit één stuk, tot {longest}.',
  'Wir schneiden jede Länge am Stück, bis zu {longest}.',
  'Chaque longueur est coupée d’un seul tenant, jusqu’à {longest}.',
  'Tagliamo ogni lunghezza in un pezzo unico, fino a {longest}.',
  'Cortamos cada longitud en una sola pieza, hasta {longest}.',
  'Każdą długość tniemy w jednym kawałku, maksymalnie {longest}.',
  'Vi skærer hver længde i ét stykke, op til {longest}.',
  'Vi klipper varje längd i ett stycke, upp till {longest}.',
);

function facts(range: LengthRange, locale: LocaleName): string {
  const { specs } = range;
  return inLocale(specs.thicknessMm === undefined ? roundFacts : flatFacts, locale)
    .replace('{size}', measure(specs.diameterMm, 'mm', locale))
    .replace('{thickness}', measure(specs.thicknessMm ?? 0, 'mm', locale))
    .replace('{weight}', measure(specs.gramsPerMetre, 'g', locale))
    .replace('{strength}', measure(specs.breakingKg, 'kg', locale));
}

/** Sentences about yarn and braid hold only for braided goods. */
function isBraided(range: LengthRange): boolean {
  return range.specs.construction === 'kernmantle' || range.specs.construction === 'hollowBraid';
}

export function rangeDescription(range: LengthRange, colourway: Colourway, locale: LocaleName): string {
  const look = isBraided(range) ? `<p>${patternSentence(colourway, locale)}</p>` : '';
  const cut = inLocale(cutting, locale).replace('{longest}', measure(range.specs.longestPieceM, 'm', locale));
  return `<p>${inLocale(range.about, locale)} ${inLocale(range.use, locale)}</p>${look}<p>${facts(range, locale)} ${cut}</p>`;
}
