export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** `auto` leaves the choice to whoever answers, by what the browser accepts. */
export const imageFormats = [...pictureFormats, 'auto'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** How a picture fills a box of another shape; the words are those of CSS and of sharp. */
export const imageFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Specification 7.3, "Image providers". */
export interface ImageModifiers {
  readonly format?: ImageFormat | undefined;
  /** Means something only with both width and height; `cover` unless told. */
  readonly fit?: ImageFit | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Width and height in one; it wins over the two. */
  readonly resize?: `${number}x${number}` | undefined;
  readonly quality?: number | undefined;
  /** Hexadecimal, with or without `#`: under transparent parts and beside a contained picture. */
  readonly background?: string | undefined;
}

export type ImageUrlBuilder = (source: string, modifiers: ImageModifiers) => string;

/** The modifiers without their alternatives: what every builder translates. */
export interface ImageWish {
  readonly format?: ImageFormat;
  readonly width?: number;
  readonly height?: number;
  /** Present exactly when both width and height are. */
  readonly fit?: ImageFit;
  readonly quality?: number;
  /** Three or six hexadecimal digits in lower case. */
  readonly background?: string;
}

/** What makes no sense (a width of NaN, a colour name) is left out: a page shows a picture rather than nothing. */
export function readWish(modifiers: ImageModifiers): ImageWish {
  const { format, fit = 'cover', quality } = modifiers;
  const [resizeWidth, resizeHeight] = modifiers.resize?.split('x') ?? [];
  const width = pixels(resizeWidth ?? modifiers.width);
  const height = pixels(resizeHeight ?? modifiers.height);
  const background = modifiers.background?.replace('#', '').toLowerCase();
  return {
    ...(format && { format }),
    ...(width && { width }),
    ...(height && { height }),
    ...(width && height && { fit }),
    ...(quality !== undefined && quality >= 1 && quality <= 100 && { quality: Math.round(quality) }),
    ...(background && isHexColour(background) && { background }),
  };
}

function pixels(length: string | number | undefined): number | undefined {
  const rounded = Math.round(Number(length));
  return Number.isSafeInteger(rounded) && rounded > 0 ? rounded : undefined;
}

const isHexColour = (text: string): boolean => /^([0-9a-f]{3}){1,2}$/.test(text);
