import { defaultImageWidth, imageScreens, imageSizeUnits } from '@bowline/markets';

export interface ImageSize {
  /** From this viewport width on, in pixels. */
  readonly from: number;
  readonly value: number;
  readonly unit: (typeof imageSizeUnits)[number];
}

const sizePattern = new RegExp(`^(?:([a-z]+):)?(\\d+(?:\\.\\d+)?)(${imageSizeUnits.join('|')})$`);
const wholeViewport: ImageSize = { from: 0, value: 100, unit: 'vw' };

/** `100vw sm:50vw lg:400px`, smallest screen first; units and screens that do not exist are passed over. */
export function parseSizes(text: string): ImageSize[] {
  const byScreen = new Map<number, ImageSize>();
  for (const part of text.split(/[\s,]+/)) {
    const [, screen, value, unit] = sizePattern.exec(part) ?? [];
    const from = screen === undefined ? 0 : screenWidth(screen);
    const knownUnit = imageSizeUnits.find((known) => known === unit);
    if (knownUnit && from !== undefined) byScreen.set(from, { from, value: Number(value), unit: knownUnit });
  }
  if (byScreen.size === 0) return [];
  if (!byScreen.has(0)) byScreen.set(0, wholeViewport);
  return [...byScreen.values()].sort((a, b) => a.from - b.from);
}

/** As the `sizes` attribute wants it: the first condition that holds decides. */
export function sizesAttribute(sizes: readonly ImageSize[]): string {
  return sizes
    .toReversed()
    .map(({ from, value, unit }) => (from ? `(min-width: ${from}px) ${value}${unit}` : `${value}${unit}`))
    .join(', ');
}

/** The widths a picture of these sizes takes on the screens, in CSS pixels, ascending. */
export function widthsOfSizes(sizes: readonly ImageSize[]): number[] {
  const widths = sizes.flatMap(({ from, value, unit }, index) => {
    if (unit === 'px') return [value];
    const until = sizes[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return screensBetween(from, until).map((screen) => (screen * value) / 100);
  });
  return [...new Set(widths.map(Math.ceil))].filter((width) => width > 0).sort((a, b) => a - b);
}

/** Specification 9: 800 when no width is found; doubled on a dense screen. */
export function imageWidth(
  wish: { readonly width?: number | undefined; readonly sizes?: string | undefined },
  density = 1,
): number {
  const given = wish.width && wish.width > 0 ? wish.width : undefined;
  const width = given ?? widthsOfSizes(parseSizes(wish.sizes ?? '')).at(-1) ?? defaultImageWidth;
  return width * density;
}

function screenWidth(name: string): number | undefined {
  return Object.entries(imageScreens).find(([screen]) => screen === name)?.[1];
}

function screensBetween(from: number, until: number): number[] {
  return Object.values(imageScreens).filter((width) => width >= from && width <= until);
}
