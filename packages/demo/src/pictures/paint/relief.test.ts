import { expect, test } from 'vitest';
import { createCanvas } from './canvas.ts';
import { layInRelief } from './relief.ts';

const side = 120;

/** A grey square in the middle of nothing. */
function square(): Uint8Array {
  const over = new Uint8Array(side * side * 4);
  for (let y = 30; y < 90; y += 1) {
    for (let x = 30; x < 90; x += 1) over.set([128, 128, 128, 255], (y * side + x) * 4);
  }
  return over;
}

function painted(rise: number) {
  const canvas = createCanvas(side, side, 1, [240, 240, 240]);
  layInRelief(canvas, square(), { rise, sheen: 0 });
  return (x: number, y: number) => canvas.pixels[(y * side + x) * 3] ?? 0;
}

test('edges towards the light are bright, those away from it dark, and what is flat keeps its colour', () => {
  const at = painted(16);
  expect(at(60, 32)).toBeGreaterThan(135);
  expect(at(60, 87)).toBeLessThan(110);
  expect(Math.abs(at(60, 60) - 128)).toBeLessThan(4);
});

test('what is sunken is lit the other way round, and throws no shadow', () => {
  const at = painted(-16);
  expect(at(60, 32)).toBeLessThan(110);
  expect(at(60, 87)).toBeGreaterThan(135);
  expect(at(60, 96)).toBe(240);
});

test('the shadow falls away from the light, and nothing else is touched', () => {
  const at = painted(16);
  expect(at(70, 95)).toBeLessThan(225);
  expect(at(60, 12)).toBe(240);
  expect(at(118, 2)).toBe(240);
});

test('a layer without anything in it changes nothing', () => {
  const canvas = createCanvas(side, side, 1, [240, 240, 240]);
  layInRelief(canvas, new Uint8Array(side * side * 4), { rise: 10, sheen: 1 });
  expect(canvas.pixels.every((value) => value === 240)).toBe(true);
});
