import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageWidth, parseSizes, sizesAttribute, widthsOfSizes } from './index.ts';

describe('sizes', () => {
  test.each([
    ['100vw', '100vw'],
    ['400px', '400px'],
    ['100vw sm:50vw lg:400px', '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw'],
    ['lg:400px 100vw sm:50vw', '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw'],
    ['sm:50vw', '(min-width: 640px) 50vw, 100vw'],
    ['md:33.3vw', '(min-width: 768px) 33.3vw, 100vw'],
    ['100vw 50em sm:20% huge:10vw lg:calc(1px)', '100vw'],
    ['', ''],
    ['nonsense', ''],
  ])('"%s" is the attribute "%s"', (text, attribute) => {
    expect(sizesAttribute(parseSizes(text))).toBe(attribute);
  });

  test('a share of the viewport is counted on the screens it holds for', () => {
    expect(widthsOfSizes(parseSizes('100vw sm:50vw lg:400px'))).toEqual([320, 384, 400, 512, 640]);
    expect(widthsOfSizes(parseSizes('25vw'))).toEqual([80, 160, 192, 256, 320, 384]);
  });

  test('every text gives an attribute that reads back the same', () => {
    const part = fc.tuple(
      fc.constantFrom('', 'xs:', 'sm:', 'xxl:', 'no:'),
      fc.nat(2000),
      fc.constantFrom('vw', 'px', 'em'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const sizes = parseSizes(parts.map(([screen, value, unit]) => `${screen}${value}${unit}`).join(' '));
        const widths = widthsOfSizes(sizes);
        expect(widths).toEqual(widths.toSorted((a, b) => a - b));
        expect(sizesAttribute(sizes).split(', ').filter(Boolean)).toHaveLength(sizes.length);
      }),
    );
  });
});

describe('the width of a picture', () => {
  test('is 800 when none is found, and doubled on a dense screen', () => {
    expect(imageWidth({})).toBe(800);
    expect(imageWidth({ width: 0, sizes: 'nonsense' })).toBe(800);
    expect(imageWidth({}, 2)).toBe(1600);
    expect(imageWidth({ width: 320 }, 2)).toBe(640);
  });

  test('is the largest of its sizes when it has no other', () => {
    expect(imageWidth({ sizes: '100vw sm:50vw lg:400px' })).toBe(640);
    expect(imageWidth({ width: 300, sizes: '100vw' })).toBe(300);
  });
});
