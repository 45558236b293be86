import { imageDensities, imageScreens } from '@bowline/markets';

/** Swatch, cart line, card in two to five columns, gallery, share image. */
const cardWidths = [80, 160, 240, 320, 400, 480, 640, 800, 1200];

/** Every width the proxy makes: the screens and the cards, each for both densities. A short list keeps caches warm. */
export const imageWidths: readonly number[] = allWidths();

function allWidths(): number[] {
  const widths = [...cardWidths, ...Object.values(imageScreens)];
  const dense = imageDensities.flatMap((density) => widths.map((width) => width * density));
  return [...new Set(dense)].sort((a, b) => a - b);
}

/** Tile, card, banner, portrait, share image, as width to height. A box of another shape gets the picture in its own. */
const imageShapes: readonly (readonly [number, number])[] = [
  [1, 1],
  [4, 3],
  [3, 2],
  [16, 9],
  [2, 1],
  [12, 5],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
];

/** Whether pictures are cut to such a box; its sides are whole pixels. */
export function isImageShape(width: number, height: number): boolean {
  return imageShapes.some(([across, down]) => Math.abs(height - (width * down) / across) < 1);
}

/** The smallest width that is made and shows `width` sharply; above the largest there is only the largest. */
export function allowedImageWidth(width: number, widths: readonly number[] = imageWidths): number {
  return widths.find((allowed) => allowed >= width) ?? widths.at(-1) ?? width;
}
