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

test.each([
  ['postnl', 'NL', '1704 AB', /^1704 [A-Z]{2}$/, 'Heerhugowaard', /^[A-Z]\w+ \d+$/],
  ['dhl', 'DE', '10115', /^10115$/, 'Berlin', /(straße|platz|allee|weg|gasse) \d+$/],
  ['mondialrelay', 'FR', '75002', /^75002$/, 'Paris', /^\d+ (rue|avenue|place|boulevard) /],
  ['inpost', 'PL', '30-001', /^30-001$/, 'Kraków', /^(ul|al)\. /],
  ['dpd', 'BE', '4000', /^4000$/, 'Liège', /^(rue|avenue|place|boulevard) .* \d+$/],
  ['dpd', 'PT', '1000-001', /^1000-001$/, '', /^\d+ /],
] as const)(
  'rule 15: %s points in %s near %s could be there',
  async (carrier, country, postcode, near, city, street) => {
    const points = await directory.near({ carrier, country, postcode });
    for (const point of points) {
      expect(point.postcode).toMatch(near);
      expect(point.street).toMatch(street);
      expect(point).toMatchObject({ city, name: expect.stringContaining('demo') });
      expect(point.distanceMetres).toBeLessThan(3_000);
    }
    expect(new Set(points.map((point) => point.street)).size).toBe(points.length);
  },
);
