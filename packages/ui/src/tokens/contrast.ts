import type { ColourName } from './colours.ts';

function channelLuminance(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 relative luminance of an opaque `#rrggbb` colour. */
export function relativeLuminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not an opaque #rrggbb colour: ${colour}`);
  const channel = (start: number) => channelLuminance(Number.parseInt(colour.slice(start, start + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const one = relativeLuminance(first);
  const other = relativeLuminance(second);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** What the eye has to tell apart: body text AAA, other text AA, outlines of controls and focus 3 : 1. */
export const requiredContrast = { bodyText: 7, text: 4.5, outline: 3 } as const;

export interface ContrastPair {
  readonly foreground: ColourName;
  readonly background: ColourName;
  readonly purpose: keyof typeof requiredContrast;
}

const pageSurfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-picture'] as const;
const tones = ['error', 'info', 'success', 'warning'] as const;

function pairs(
  purpose: ContrastPair['purpose'],
  foregrounds: readonly ColourName[],
  backgrounds: readonly ColourName[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, purpose })),
  );
}

/** Every pair of colours that components put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('bodyText', ['text'], [...pageSurfaces, 'primary-soft', 'secondary-soft']),
  ...pairs('text', ['text-muted', 'link', 'primary', ...tones], pageSurfaces),
  ...pairs('outline', ['border-strong', 'focus'], pageSurfaces),
  ...pairs('bodyText', ['on-surface-inverse'], ['surface-inverse']),
  ...pairs(
    'text',
    ['on-surface-inverse-muted', 'on-surface-inverse-error', 'secondary'],
    ['surface-inverse'],
  ),
  ...pairs('text', ['on-surface-inverse'], ['border-inverse']),
  ...pairs('text', ['on-brand'], ['brand']),
  ...pairs('outline', ['secondary'], ['brand']),
  ...pairs('text', ['on-primary'], ['primary', 'primary-hover']),
  ...pairs('text', ['on-primary-soft', 'link'], ['primary-soft', 'primary-soft-hover']),
  ...pairs('text', ['on-secondary'], ['secondary', 'secondary-hover']),
  ...pairs('text', ['on-secondary-soft'], ['secondary-soft']),
  ...pairs('text', ['on-error'], ['error-hover']),
  ...tones.flatMap((tone) => [
    ...pairs('text', [`on-${tone}`], [tone]),
    ...pairs('bodyText', [`on-${tone}-soft`], [`${tone}-soft`]),
    ...pairs('outline', [tone], [`${tone}-soft`]),
  ]),
];
