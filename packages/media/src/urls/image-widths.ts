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

/** The smallest width that is made and shows `width` sharply; above the largest there is only the largest. */
export function allowedImageWidth(width: number, widths: readonly number[] = imageWidths): number {
  return widths.find((allowed) => allowed >= width) ?? widths.at(-1) ?? width;
}
