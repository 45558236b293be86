import type { MediaKind } from '@bowline/commerce';
import { demoCategoryKeys } from '../catalogue/categories.ts';
import type { Colourway } from '../catalogue/colourways/colourway.ts';
import { courses, giftCards } from '../catalogue/data/goods/digital.ts';
import { pieceGoods } from '../catalogue/data/goods/goods.ts';
import type { LengthRange } from '../catalogue/data/ranges/range.ts';
import { colourwaysOf, lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import { pictureOfVersion } from '../catalogue/piece-products.ts';
import { rangeSku } from '../catalogue/range-products.ts';
import {
  categoryImageFile,
  homeBannerFile,
  iconFile,
  maskableIconFile,
  placeholderFile,
  productMediaFile,
  productOfMediaFile,
  tutorialFile,
} from '../media-files.ts';
import { drawIcon, drawMaskableIcon, drawPlaceholder } from './brand-art.ts';
import { categoryPicture, subjectOf } from './category-picture.ts';
import { viewsOfRange } from './cord-look.ts';
import { cordPicture } from './draw-cord.ts';
import { homeBannerScene } from './home-banner.ts';
import type { Scene } from './paint/scene.ts';
import { type PieceLook, viewsOfPiece } from './piece-look.ts';
import { drawPiece } from './pieces/draw-piece.ts';
import { cobraBracelet } from './tutorials/cobra-bracelet.ts';

export interface PictureDrawer {
  /**
   * The picture of a media path such as `catalog/product/p550-black-coil.svg`: an SVG document, or the scene of one that is
   * painted. Undefined for a path of nobody's.
   */
  draw(file: string): string | Scene | undefined;
  /** Every path that has a picture. */
  files(): Iterable<string>;
}

function* pieceLooks(): Iterable<[sku: string, look: PieceLook]> {
  for (const good of pieceGoods) {
    yield [good.sku, good.look];
    for (const version of good.versions ?? []) {
      const picture = pictureOfVersion(good, version);
      if (picture) yield [picture, { ...good.look, ...version.look }];
    }
  }
  for (const good of [...courses, ...giftCards]) yield [good.sku, good.look];
}

const artworks: ReadonlyMap<string, () => string | Scene> = new Map([
  [homeBannerFile, homeBannerScene],
  [placeholderFile, drawPlaceholder],
  [iconFile, drawIcon],
  [maskableIconFile, drawMaskableIcon],
  ...cobraBracelet.map((step, index) => [tutorialFile(`cobra-bracelet/${index + 1}`), step] as const),
  ...demoCategoryKeys.map((key) => [categoryImageFile(key), () => categoryPicture(key)] as const),
]);

/** The colourways of a range by the part of their sku that follows its prefix. */
type ColourWall = ReadonlyMap<string, Colourway>;

function drawCordView(range: LengthRange, colourway: Colourway, view: MediaKind): string | Scene | undefined {
  return viewsOfRange(range.look).includes(view) ? cordPicture(subjectOf(range, colourway), view) : undefined;
}

function drawPieceView(look: PieceLook, view: MediaKind): string | Scene | undefined {
  return viewsOfPiece(look).includes(view) ? drawPiece(look) : undefined;
}

/** For shops with goods of their own: what stands where one of them has no picture yet. */
export const placeholderDrawer: PictureDrawer = {
  draw: (file) => (file === placeholderFile ? drawPlaceholder() : undefined),
  files: () => [placeholderFile],
};

/** Draws any picture of the demo shop when it is asked for; what exists is looked up range by range, when first needed. */
export function createPictureDrawer(): PictureDrawer {
  const ranges = new Map(lengthRanges.map((range) => [range.skuPrefix, range]));
  const walls = new Map<LengthRange, ColourWall>();
  const wallOf = (range: LengthRange): ColourWall => {
    const wall = walls.get(range) ?? new Map(colourwaysOf(range).map((way) => [way.key, way]));
    walls.set(range, wall);
    return wall;
  };
  let knownPieces: ReadonlyMap<string, PieceLook> | undefined;
  const pieces = (): ReadonlyMap<string, PieceLook> => {
    knownPieces ??= new Map(pieceLooks());
    return knownPieces;
  };
  const drawProduct = (sku: string, view: MediaKind): string | Scene | undefined => {
    const [prefix = ''] = sku.split('-', 1);
    const range = ranges.get(prefix);
    const colourway = range && wallOf(range).get(sku.slice(prefix.length + 1));
    if (range && colourway) return drawCordView(range, colourway, view);
    const look = pieces().get(sku);
    return look && drawPieceView(look, view);
  };
  return {
    draw(file) {
      const artwork = artworks.get(file);
      if (artwork) return artwork();
      const product = productOfMediaFile(file);
      return product && drawProduct(product.sku, product.kind);
    },
    *files() {
      yield* artworks.keys();
      for (const range of lengthRanges) {
        for (const way of colourwaysOf(range)) {
          for (const view of viewsOfRange(range.look)) yield productMediaFile(rangeSku(range, way), view);
        }
      }
      for (const [sku, look] of pieces()) {
        for (const view of viewsOfPiece(look)) yield productMediaFile(sku, view);
      }
    },
  };
}
