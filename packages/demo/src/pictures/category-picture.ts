import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { colours } from '../catalogue/data/colours/colours.ts';
import { courses, giftCards } from '../catalogue/data/goods/digital.ts';
import { pieceGoods } from '../catalogue/data/goods/goods.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import { colourwaysOf, lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import { side } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf, turned } from './curve.ts';
import { cordPicture } from './draw-cord.ts';
import type { Scene } from './paint/scene.ts';
import { drawPiece } from './pieces/draw-piece.ts';

export function subjectOf(range: LengthRange, colourway: Colourway): CordSubject {
  return {
    look: range.look,
    diameterMm: range.specs.diameterMm,
    pattern: colourway.pattern,
    colours: colourway.colours.map((id) => colours[id].hex),
  };
}

const isRound = ({ look }: LengthRange): boolean => look.shape === 'hank' || look.shape === 'round';

/** Eight cords of a category in eight colours, taken in turn from its ranges. */
function cordsOf(ranges: readonly LengthRange[], wantsPatterns: boolean): CordSubject[] {
  const round = ranges.filter(isRound);
  const [widest] = round.toSorted((a, b) => colourwaysOf(b).length - colourwaysOf(a).length);
  if (!widest) return [];
  const ways = colourwaysOf(widest);
  const plain = ways.filter((way) => way.pattern === 'solid');
  const wall = wantsPatterns
    ? ways.filter((way) => way.pattern !== 'solid')
    : plain.length < 6
      ? ways
      : plain;
  const models = spread(round, 8);
  return spread(wall, 8).map((way, index) => {
    const model = models[index % models.length] ?? widest;
    const hasColour = colourwaysOf(model).some((other) => other.key === way.key);
    return subjectOf(hasColour ? model : widest, way);
  });
}

/** What a category has to offer: its colours side by side, or one of its articles. */
export function categoryPicture(key: string): Scene | string {
  const isNew = key === 'newArrivals';
  const ranges = lengthRanges.filter((range) => isNew || range.categories.includes(key));
  const cords = cordsOf(ranges, isNew);
  if (cords.length > 2) return colourFan(cords);
  const [strap] = ranges;
  if (strap) {
    const ways = colourwaysOf(strap);
    const way = ways[Math.floor(ways.length * 0.6)];
    if (way)
      return cordPicture(subjectOf(strap, way), key === 'webbing' || key === 'leather' ? 'in_use' : 'coil');
  }
  const piece = [...pieceGoods, ...courses, ...giftCards].find((good) => good.categories.includes(key));
  if (!piece) throw new Error(`nothing to draw for the category ${key}`);
  return drawPiece(piece.look);
}

/** Cords of many colours lying side by side across the whole picture: what a category has to offer. */
function colourFan(subjects: readonly CordSubject[]): Scene {
  const width = Math.round(1850 / subjects.length);
  const centre = { x: side / 2, y: side / 2 };
  return {
    ground: '#17130d',
    layers: subjects.map((subject, index) => {
      const x = (index - (subjects.length - 1) / 2) * width;
      const line = curveOf(
        (parameter) => ({
          x: side / 2 + x + 46 * Math.sin(parameter * 4.4 + 0.4),
          y: side / 2 - 1180 + parameter * 2360,
        }),
        48,
      );
      return {
        curve: turned(line, 28, centre),
        style: strandStyle(subject, width),
        phase: index * 2,
        isFlat: true,
      };
    }),
  };
}

/** At most `count` of a list, spread evenly over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).flatMap(
    (item) => (item === undefined ? [] : [item]),
  );
}
