import { demoCategoryKeys } from '../catalogue/categories.ts';
import { colours } from '../catalogue/data/colours.ts';
import type { Colourway } from '../catalogue/data/colourways.ts';
import { accessories } from '../catalogue/data/goods/accessories.ts';
import { courses, giftCard } from '../catalogue/data/goods/digital.ts';
import { kits } from '../catalogue/data/goods/kits.ts';
import { tools } from '../catalogue/data/goods/tools.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import { lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import { rangeSku } from '../catalogue/range-products.ts';
import { categoryImageFile, homeBannerFile, productMediaFile } from '../media-files.ts';
import { drawColourFan, spread } from './colour-fan.ts';
import { viewsOfRange } from './cord-look.ts';
import type { CordSubject } from './cord-style.ts';
import { drawCord } from './draw-cord.ts';
import { drawHomeBanner } from './home-banner.ts';
import { viewsOfPiece } from './piece-look.ts';
import { drawPiece } from './pieces/draw-piece.ts';

export interface DrawnFile {
  /** Path below the media folder. */
  readonly file: string;
  readonly svg: string;
}

const pieces = [...accessories, ...tools, ...kits, ...courses, giftCard];

function subjectOf(range: LengthRange, colourway: Colourway): CordSubject {
  return {
    look: range.look,
    pattern: colourway.pattern,
    colours: colourway.colours.map((id) => colours[id].hex),
  };
}

function categoryPicture(key: string): string {
  const ranges = lengthRanges.filter((range) => key === 'newArrivals' || range.categories.includes(key));
  const isRound = (range: LengthRange): boolean =>
    range.look.shape === 'hank' || range.look.shape === 'round';
  const cords = ranges
    .filter(isRound)
    .flatMap((range) => range.colourways.map((way) => subjectOf(range, way)));
  const plain = cords.filter((cord) => cord.pattern === 'solid');
  if (cords.length > 0)
    return drawColourFan(spread(plain.length > 7 && key !== 'newArrivals' ? plain : cords, 8));
  const [strap] = ranges;
  const colourway = strap?.colourways.at(-3) ?? strap?.colourways[0];
  if (strap && colourway) return drawCord(subjectOf(strap, colourway), 'coil');
  const piece = pieces.find((good) => good.categories.includes(key));
  if (!piece) throw new Error(`nothing to draw for the category ${key}`);
  return drawPiece(piece.look);
}

/** Every picture of the demo shop, drawn one after the other. */
export function* drawPictures(): Generator<DrawnFile> {
  yield { file: homeBannerFile, svg: drawHomeBanner() };
  for (const key of demoCategoryKeys) yield { file: categoryImageFile(key), svg: categoryPicture(key) };
  for (const range of lengthRanges) {
    for (const colourway of range.colourways) {
      const sku = rangeSku(range, colourway, { number: 1 });
      for (const view of viewsOfRange(range.look)) {
        yield { file: productMediaFile(sku, view), svg: drawCord(subjectOf(range, colourway), view) };
      }
    }
  }
  for (const good of pieces) {
    for (const view of viewsOfPiece(good.look)) {
      yield { file: productMediaFile(good.sku, view), svg: drawPiece(good.look) };
    }
  }
}
