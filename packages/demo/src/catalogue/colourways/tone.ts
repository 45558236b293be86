import { type ColourId, colours } from '../data/colours/colours.ts';

/** A colour as the eye orders it (the OKLab space): how light, how colourful, and of which hue. */
export interface Tone {
  /** 0 black, 1 white. */
  readonly lightness: number;
  /** 0 grey; a strong red has about 0.22. */
  readonly chroma: number;
  /** Degrees round the colour circle. */
  readonly hue: number;
  readonly isNeon: boolean;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function measure(id: ColourId): Tone {
  const value = Number.parseInt(colours[id].hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(linear) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    isNeon: id.startsWith('neon'),
  };
}

const known = new Map<ColourId, Tone>();

export function toneOf(id: ColourId): Tone {
  const tone = known.get(id) ?? measure(id);
  known.set(id, tone);
  return tone;
}

/** Degrees between two hues, at most 180. */
export function hueDistance(one: Tone, other: Tone): number {
  const apart = Math.abs(one.hue - other.hue) % 360;
  return Math.min(apart, 360 - apart);
}

/** How clearly two colours can be told apart side by side; below 0.16 a pattern of the two would not show. */
export function contrast(one: Tone, other: Tone): number {
  const radians = (hueDistance(one, other) * Math.PI) / 180;
  const across = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(radians);
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, across)));
}
