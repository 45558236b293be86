import { expect, test } from 'vitest';
import { createAddressLookup } from './address-lookup.ts';

const question = { country: 'NL', postcode: '1704 ab', houseNumber: '12 A' } as const;

function lookupAnswering(status: number, body: string) {
  const asked: string[] = [];
  const lookup = createAddressLookup({
    url: 'https://places.example/{country}/{postcode}?number={number}',
    fetch: async (input) => {
      asked.push(String(input));
      return new Response(body, { status });
    },
  });
  return { asked, lookup };
}

test('a postcode and a number become a street and a town', async () => {
  const place = { street: 'Touwslagersweg', city: 'Heerhugowaard' };
  const { asked, lookup } = lookupAnswering(200, JSON.stringify({ ...place, province: 'Noord-Holland' }));
  expect(await lookup(question)).toEqual(place);
  expect(asked).toEqual(['https://places.example/NL/1704AB?number=12%20A']);
});

test('what the service does not know, or says in another way, is nothing found', async () => {
  expect(await lookupAnswering(404, 'nothing').lookup(question)).toBeUndefined();
  expect(await lookupAnswering(200, '{"street":""}').lookup(question)).toBeUndefined();
  expect(await lookupAnswering(200, '{"street":7,"city":"A"}').lookup(question)).toBeUndefined();
});

test('a service that fails or answers too much is a failure', async () => {
  await expect(lookupAnswering(500, '').lookup(question)).rejects.toThrow('500');
  await expect(lookupAnswering(200, ' '.repeat(20_000)).lookup(question)).rejects.toThrow('too much');
});
