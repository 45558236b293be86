import { gapTone, type Hex, mix, shade, tint } from '../colour.ts';

/** A bent round bar: dark rim, body, broad light, and a hard glint moved towards the light. */
export function bar(data: string, thickness: number, colour: Hex, id: string): string {
  const layers: ReadonlyArray<readonly [Hex, number, number]> = [
    [shade(colour, 0.5), 1, 0],
    [shade(colour, 0.18), 0.9, -0.01],
    [colour, 0.72, -0.04],
    [tint(colour, 0.3), 0.44, -0.1],
    [tint(colour, 0.62), 0.2, -0.16],
    ['#ffffff', 0.07, -0.2],
  ];
  const drawn = layers.map(([tone, share, lift]) => {
    const offset = Math.round(lift * thickness);
    return `<use href="#${id}" x="${offset}" y="${offset}" stroke="${tone}" stroke-width="${Math.round(thickness * share)}"/>`;
  });
  const shadow = [0.25, 0.5, 0.8]
    .map(
      (drop) =>
        `<use href="#${id}" x="${Math.round(thickness * drop * 0.5)}" y="${Math.round(thickness * drop)}" stroke="#4a3820" stroke-opacity=".09" stroke-width="${Math.round(thickness * (1 + drop * 0.4))}"/>`,
    )
    .join('');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><defs><path id="${id}" d="${data}"/></defs>${shadow}${drawn.join('')}</g>`;
}

/** Bands of light and dark that polished metal shows across a flat or turned part. */
export function metalGradient(id: string, colour: Hex, direction: 'down' | 'right' = 'down'): string {
  const stops: ReadonlyArray<readonly [number, Hex]> = [
    [0, shade(colour, 0.35)],
    [0.12, tint(colour, 0.45)],
    [0.3, colour],
    [0.52, shade(colour, 0.22)],
    [0.7, tint(colour, 0.25)],
    [0.86, shade(colour, 0.1)],
    [1, shade(colour, 0.5)],
  ];
  const axis = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return `<linearGradient id="${id}" ${axis}>${stops.map(([offset, tone]) => `<stop offset="${offset}" stop-color="${tone}"/>`).join('')}</linearGradient>`;
}

/** A satin surface such as plastic or anodised metal. */
export function satinGradient(id: string, colour: Hex): string {
  return `<linearGradient id="${id}" x2=".3" y2="1"><stop stop-color="${tint(colour, 0.28)}"/><stop offset=".35" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.38)}"/></linearGradient>`;
}

export function ballGradient(id: string, colour: Hex): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop stop-color="${tint(colour, 0.6)}"/><stop offset=".28" stop-color="${tint(colour, 0.18)}"/><stop offset=".62" stop-color="${colour}"/><stop offset="1" stop-color="${gapTone(colour)}"/></radialGradient>`;
}

/** Long lines of growth rings over a wooden surface. */
export function woodGradient(id: string, colour: Hex): string {
  const dark = mix(colour, '#5a3514', 0.35);
  return `<pattern id="${id}" width="900" height="120" patternUnits="userSpaceOnUse"><rect width="900" height="120" fill="${colour}"/><path d="M0 14q220 18 450 2t450 4M0 40q260-16 480 4t420 0M0 66q200 20 430 4t470-2M0 92q240-14 500 6t400-4M0 112q300 10 900 0" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="5"/></pattern>`;
}
