import { expect, test } from 'vitest';
import { createExamplePickupPoints } from './pickup-points.ts';

const directory = createExamplePickupPoints();
const paris = { carrier: 'mondialrelay', country: 'FR', postcode: '75002' } as const;

test('rule 15: the same postcode has the same points, nearest first', async () => {
  const points = await directory.near(paris);
  expect(points).toHaveLength(6);
  expect(await createExamplePickupPoints().near({ ...paris, postcode: ' 75002 ' })).toEqual(points);
  const distances = points.map(({ distanceMetres }) => distanceMetres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(points.map(({ id }) => id)).size).toBe(6);
});

test('a point is found again by its id, near its postcode only', async () => {
  const [first] = await directory.near(paris);
  expect(await directory.find(paris, first?.id ?? '')).toEqual(first);
  expect(await directory.find({ ...paris, postcode: '75003' }, first?.id ?? '')).toBeNull();
});

test('nowhere there are none', async () => {
  expect(await directory.near({ ...paris, postcode: ' ' })).toEqual([]);
});
