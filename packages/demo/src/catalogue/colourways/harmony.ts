import type { ColourId } from '../data/colours/colours.ts';
import { contrast, hueDistance, type Tone, toneOf } from './tone.ts';

const leastContrast = 0.17;

function isNeutral(tone: Tone): boolean {
  return tone.chroma < 0.045;
}

/** Brown, khaki and olive: colours of earth and leather. */
function isEarthy(tone: Tone): boolean {
  return !isNeutral(tone) && tone.hue > 35 && tone.hue < 125 && tone.chroma < 0.115 && tone.lightness < 0.75;
}

/** Neon shouts: it wants black, grey, white, the blue of night, or another neon beside it. */
function besideNeon(neon: Tone, other: Tone): number {
  if (other.isNeon) return hueDistance(neon, other) > 50 ? 0.7 : 0;
  const isNightBlue = other.lightness < 0.36 && other.hue > 240 && other.hue < 310;
  if (isNightBlue) return 0.85;
  return isNeutral(other) ? (other.lightness < 0.5 ? 0.95 : 0.6) : 0;
}

/** Two colours with a hue of their own: in tone, neighbours, or opposites on the colour circle. */
function betweenHues(one: Tone, other: Tone): number {
  const apart = hueDistance(one, other);
  const step = Math.abs(one.lightness - other.lightness);
  if (isEarthy(one) !== isEarthy(other)) {
    const bright = isEarthy(one) ? other : one;
    return bright.chroma > 0.17 || (bright.hue > 300 && bright.chroma > 0.1) ? 0 : 0.75;
  }
  if (apart < 24) return step > 0.2 ? 0.95 : 0;
  if (apart < 70) return step > 0.12 ? 0.85 : 0.35;
  if (apart < 110) return step > 0.25 ? 0.5 : 0;
  if (apart < 150) return step > 0.1 ? 0.7 : 0.45;
  return step > 0.08 ? 0.9 : 0.5;
}

/** How well two colours go together, from 0 (never) to 1. */
export function harmony(first: ColourId, second: ColourId): number {
  const [one, other] = [toneOf(first), toneOf(second)];
  if (contrast(one, other) < leastContrast) return 0;
  if (one.isNeon) return besideNeon(one, other);
  if (other.isNeon) return besideNeon(other, one);
  if (isNeutral(one) && isNeutral(other)) return Math.abs(one.lightness - other.lightness) > 0.3 ? 0.7 : 0;
  if (isNeutral(one) || isNeutral(other)) return 1;
  return betweenHues(one, other);
}
