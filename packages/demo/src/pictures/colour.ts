/** Arithmetic on `#rrggbb` colours for believable shading. */
export type Hex = `#${string}`;

function channels(colour: Hex): number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((part, index) => part * (1 - share) + (target[index] ?? part) * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness between 0 (black) and 1 (white). */
export function lightness(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The depth between two stitches: a deeper version of the same hue, never plain grey. */
export function gapTone(colour: Hex): Hex {
  if (lightness(colour) > 0.75) return mix(colour, '#6d6455', 0.55);
  return mix(colour, '#0a0d12', lightness(colour) < 0.15 ? 0.62 : 0.52);
}

/** The lit side of a stitch. Colours stay true; only very dark ones need light to show any weave at all. */
export function litTone(colour: Hex): Hex {
  const light = lightness(colour);
  return mix(colour, '#ffffff', light < 0.12 ? 0.11 : light < 0.3 ? 0.07 : 0.04);
}

export function shade(colour: Hex, share: number): Hex {
  return mix(colour, '#0a0d12', share);
}

export function tint(colour: Hex, share: number): Hex {
  return mix(colour, '#ffffff', share);
}
