import { describe, expect, test } from 'vitest';
import { darkColours, lightColours } from './colours.ts';
import { contrastPairs, contrastRatio, requiredContrast } from './contrast.ts';

test('black on white is 21 : 1 and a colour on itself 1 : 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#1d5540', '#1d5540')).toBe(1);
});

test('the grey that WCAG names as the AA limit on white is just above 4.5 : 1', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a translucent colour has no contrast of its own', () => {
  expect(() => contrastRatio(lightColours.scrim, '#ffffff')).toThrow('Not an opaque');
});

describe.each([
  { scheme: 'light', colours: lightColours },
  { scheme: 'dark', colours: darkColours },
])('in the $scheme scheme', ({ colours }) => {
  test.each(contrastPairs)('$foreground on $background suffices for $purpose', (pair) => {
    const ratio = contrastRatio(colours[pair.foreground], colours[pair.background]);
    expect(ratio).toBeGreaterThanOrEqual(requiredContrast[pair.purpose]);
  });
});

test('every text colour appears in a pair, so none goes unmeasured', () => {
  const measured = new Set<string>(contrastPairs.map((pair) => pair.foreground));
  const textColours = Object.keys(lightColours).filter((name) => /^(on-|text|link)/.test(name));
  expect(textColours.filter((name) => !measured.has(name))).toEqual([]);
});

test('every surface appears in a pair, so none goes unmeasured', () => {
  const measured = new Set<string>(contrastPairs.map((pair) => pair.background));
  const backgrounds = Object.keys(lightColours).filter((name) => /^surface|-soft$|-hover$/.test(name));
  expect(backgrounds.filter((name) => !name.startsWith('on-') && !measured.has(name))).toEqual([]);
});

/** The place of a colour on the wheel, in degrees. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const turned =
    most === green
      ? 2 + (blue - red) / span
      : most === red
        ? (green - blue) / span
        : 4 + (red - green) / span;
  return (turned * 60 + 360) % 360;
}

test('specification 9: primary is green and secondary yellow, in both schemes', () => {
  for (const { primary, secondary } of [lightColours, darkColours]) {
    expect(hueOf(primary)).toBeGreaterThan(120);
    expect(hueOf(primary)).toBeLessThan(170);
    expect(hueOf(secondary)).toBeGreaterThan(40);
    expect(hueOf(secondary)).toBeLessThan(60);
  }
});
