import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFits } from '../urls/modifiers.ts';
import { targetSize } from './target-size.ts';

const edge = fc.integer({ min: 1, max: 6000 });
const wish = fc.record(
  { width: edge, height: edge, fit: fc.constantFrom(...imageFits) },
  { requiredKeys: ['fit'] },
);

test('a photograph is never enlarged', () => {
  fc.assert(
    fc.property(edge, edge, wish, (width, height, wanted) => {
      const target = targetSize({ width, height, isDrawing: false }, wanted, 3072);
      expect(target.scale).toBeLessThanOrEqual(1);
      if (wanted.fit !== 'contain') {
        expect(target.width).toBeLessThanOrEqual(width);
        expect(target.height).toBeLessThanOrEqual(height);
      }
    }),
  );
});

test('a box keeps its shape, up to a pixel', () => {
  fc.assert(
    fc.property(
      edge,
      edge,
      edge,
      edge,
      fc.constantFrom('cover', 'contain', 'fill'),
      (w, h, width, height, fit) => {
        const target = targetSize({ width: w, height: h, isDrawing: false }, { width, height, fit }, 3072);
        const shrink = Math.min(target.width / width, target.height / height);
        expect(Math.abs(target.width - width * shrink)).toBeLessThanOrEqual(width / height + 1);
        expect(Math.abs(target.height - height * shrink)).toBeLessThanOrEqual(height / width + 1);
        expect(target.width).toBeLessThanOrEqual(width);
        expect(target.height).toBeLessThanOrEqual(height);
      },
    ),
  );
});

test('a drawing takes exactly the box it is asked for', () => {
  fc.assert(
    fc.property(
      edge,
      edge,
      edge,
      edge,
      fc.constantFrom('cover', 'contain', 'fill'),
      (w, h, width, height, fit) => {
        expect(
          targetSize({ width: w, height: h, isDrawing: true }, { width, height, fit }, 3072),
        ).toMatchObject({
          width,
          height,
          fit,
        });
      },
    ),
  );
});

test('inside stays within the box, outside fills it', () => {
  fc.assert(
    fc.property(edge, edge, edge, edge, (w, h, width, height) => {
      const drawing = { width: w, height: h, isDrawing: true };
      const inside = targetSize(drawing, { width, height, fit: 'inside' }, 3072);
      expect(inside.width <= width && inside.height <= height).toBe(true);
      const outside = targetSize(drawing, { width, height, fit: 'outside' }, 3072);
      expect(outside.width >= width && outside.height >= height).toBe(true);
    }),
  );
});

test('without a wish a picture has its own size, within reason', () => {
  expect(targetSize({ width: 600, height: 400, isDrawing: false }, { fit: 'cover' }, 3072)).toMatchObject({
    width: 600,
    height: 400,
  });
  expect(targetSize({ width: 6144, height: 100, isDrawing: true }, { fit: 'cover' }, 3072)).toMatchObject({
    width: 3072,
    height: 50,
  });
});
