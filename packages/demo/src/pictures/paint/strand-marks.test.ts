import { expect, test } from 'vitest';
import { curveThrough } from '../curve.ts';
import { strandMark, withStrands } from './strand-marks.ts';

const line = curveThrough([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
]);
const mark = strandMark(line, { colour: '#d1202b', width: 20 });

test('a drawing without cords is a document', () => {
  expect(withStrands({ body: '<path d="M0 0h9"/>' })).toMatch(/^<svg .*<path d="M0 0h9"\/><\/svg>$/);
});

test('a cord lies between what was drawn before and after it, in groups that stay whole', () => {
  const body = `<g fill="none"><path id="under" d="M0 0"/>${mark}<path id="over" d="M0 0"/></g>`;
  const scene = withStrands({ defs: '<clipPath id="c"/>', body });
  if (typeof scene === 'string') throw new Error('it is not painted');
  const kinds = scene.layers.map((layer) => ('svg' in layer ? layer.svg : layer.style.width));
  expect(kinds).toEqual([
    '<defs><clipPath id="c"/></defs><g fill="none"><path id="under" d="M0 0"/></g>',
    20,
    '<defs><clipPath id="c"/></defs><g fill="none"><path id="over" d="M0 0"/></g>',
  ]);
});

test('a cord moves, turns and grows with the groups around it', () => {
  const body = `<g transform="translate(10 20)"><g transform="rotate(90 0 0) scale(2)">${mark}</g></g>`;
  const scene = withStrands({ body });
  const [cord] = typeof scene === 'string' ? [] : scene.layers;
  if (!cord || !('curve' in cord)) throw new Error('there is no cord');
  const [from, to] = [cord.curve.points[0], cord.curve.points.at(-1)];
  expect(from).toEqual({ x: expect.closeTo(10), y: expect.closeTo(20) });
  expect(to).toEqual({ x: expect.closeTo(10), y: expect.closeTo(220) });
  expect(cord.style.width).toBeCloseTo(40);
});
