import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isImageShape } from '../urls/image-widths.ts';
import { type ImageFit, type ImageFormat, imageFits, imageFormats } from '../urls/modifiers.ts';
import { imageQualities } from '../urls/quality.ts';

export interface Modifiers {
  readonly format?: ImageFormat;
  readonly fit: ImageFit;
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
  /** Six hexadecimal digits in lower case. */
  readonly background?: string;
}

export type ModifierRefusal = Refusal<
  'unknown-modifier' | 'repeated-modifier' | 'value-not-allowed' | 'size-not-allowed',
  Record<string, never>
>;

/** ipx's names, short and long. */
const modifierNames: Readonly<Record<string, keyof Modifiers | 'resize'>> = {
  f: 'format',
  format: 'format',
  fit: 'fit',
  w: 'width',
  width: 'width',
  h: 'height',
  height: 'height',
  s: 'resize',
  resize: 'resize',
  q: 'quality',
  quality: 'quality',
  b: 'background',
  background: 'background',
};

type Values = Partial<Record<keyof Modifiers | 'resize', string>>;

/** What pictures are made in beside the shapes and qualities of the shop. */
export interface Allowed {
  readonly widths: ReadonlySet<number>;
  /** Six hexadecimal digits in lower case. */
  readonly backgrounds: ReadonlySet<string>;
}

/** `f_webp,w_800,q_80` or `_`. Everything is on a list: whoever varies addresses cannot fill the cache with variants. */
export function readModifiers(text: string, allowed: Allowed): Result<Modifiers, ModifierRefusal> {
  const values: Values = {};
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? [];
    const modifier = Object.hasOwn(modifierNames, name) ? modifierNames[name] : undefined;
    if (!modifier) return refuse('unknown-modifier');
    if (modifier in values) return refuse('repeated-modifier');
    values[modifier] = value;
  }
  return readValues(values, allowed);
}

function readValues(values: Values, { widths, backgrounds }: Allowed): Result<Modifiers, ModifierRefusal> {
  if (values.resize !== undefined && (values.width ?? values.height) !== undefined) {
    return refuse('repeated-modifier');
  }
  const [resizeWidth, resizeHeight = resizeWidth, ...rest] = values.resize?.split('x') ?? [];
  const width = read(resizeWidth ?? values.width, positiveInteger);
  const height = read(resizeHeight ?? values.height, positiveInteger);
  const format = read(values.format, formatNamed);
  const fit = read(values.fit, (name) => imageFits.find((known) => known === name));
  const quality = read(values.quality, allowedQuality);
  const background = read(values.background, (text) =>
    backgrounds.has(sixDigits(text)) ? sixDigits(text) : undefined,
  );
  if (rest.length || [width, height, format, fit, quality, background].some((value) => value === null)) {
    return refuse('value-not-allowed');
  }
  if (!isAllowedSize(width ?? undefined, height ?? undefined, widths)) return refuse('size-not-allowed');
  return ok({
    fit: fit ?? 'cover',
    ...(format && { format }),
    ...(width && { width }),
    ...(height && { height }),
    ...(quality && { quality }),
    ...(background && { background }),
  });
}

/** Nothing when nothing was said, null when it cannot be understood. */
function read<T>(text: string | undefined, parse: (text: string) => T | undefined): T | null | undefined {
  return text === undefined ? undefined : (parse(text) ?? null);
}

const positiveInteger = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

const formatNamed = (name: string): ImageFormat | undefined =>
  name === 'jpg' ? 'jpeg' : imageFormats.find((known) => known === name);

function allowedQuality(text: string): number | undefined {
  const quality = positiveInteger(text);
  return imageQualities.find((allowed) => allowed === quality);
}

function sixDigits(text: string): string {
  return (text.length === 3 ? text.replaceAll(/./g, '$&$&') : text).toLowerCase();
}

/** A height alone is on the list of widths. */
function isAllowedSize(
  width: number | undefined,
  height: number | undefined,
  widths: ReadonlySet<number>,
): boolean {
  if (width === undefined) return height === undefined || widths.has(height);
  if (!widths.has(width)) return false;
  return height === undefined || isImageShape(width, height);
}
