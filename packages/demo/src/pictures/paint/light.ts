import { type Hex, lightness, mix } from '../colour.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(colour: Hex): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A yarn as light shows it: black needs some light of its own to show any weave, and white some shade. */
export function yarnTone(colour: Hex): Rgb {
  const light = lightness(colour);
  if (light < 0.2) return rgbOf(mix(colour, '#ffffff', 0.1 - light * 0.3));
  return rgbOf(light > 0.86 ? mix(colour, '#000000', 0.03) : colour);
}

/** Light goes through pale yarns: their depth is never black. */
export function glowOf(colour: Hex): number {
  return 0.36 * lightness(colour) ** 2;
}

/** From the upper left, and from above. */
const raw = [-0.42, -0.58, 0.7] as const;
const length = Math.hypot(...raw);
export const light = { x: raw[0] / length, y: raw[1] / length, z: raw[2] / length };

/** Between the light and who looks: what faces it shines. */
const halfLength = Math.hypot(light.x, light.y, light.z + 1);
export const shine = { x: light.x / halfLength, y: light.y / halfLength, z: (light.z + 1) / halfLength };
