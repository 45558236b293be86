import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, wholePicture, type ZoomView, zoomed } from './zoom-view.ts';

const frame = { width: 400, height: 300 };
const place = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) });

test('what lies under the pointer stays under it while one comes nearer', () => {
  fc.assert(
    fc.property(place, (at) => {
      const { scale, x, y } = zoomed(wholePicture, 2.5, frame, at);
      expect(scale).toBe(2.5);
      expect((at.x - x) / scale).toBeCloseTo(at.x);
      expect((at.y - y) / scale).toBeCloseTo(at.y);
    }),
  );
});

test('a picture never leaves its frame, never becomes smaller than it, and has a largest size', () => {
  const step = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 9, noNaN: true }), at: place }),
    fc.record({ by: place }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let view: ZoomView = wholePicture;
      for (const taken of steps)
        view = 'by' in taken ? moved(view, taken.by, frame) : zoomed(view, taken.factor, frame, taken.at);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2);
    }),
  );
  expect(zoomed(zoomed(wholePicture, 3, frame, { x: 90, y: -40 }), 0.01, frame)).toEqual(wholePicture);
});
