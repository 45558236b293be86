import fc from 'fast-check';
import { expect, test } from 'vitest';
import { urlKeyOf } from './url-key.ts';

test.each([
  ['Paracord 550 Typ III – Waldgrün', 'paracord-550-typ-iii-waldgrun'],
  ['Paracord 550 Typ III – Streifen Weiß/Rot', 'paracord-550-typ-iii-streifen-weiss-rot'],
  ['Paracord 550 typ III biały', 'paracord-550-typ-iii-bialy'],
  ['Læderrem 20 mm – skovgrøn', 'laederrem-20-mm-skovgron'],
  ['Läderrem – stålgrå', 'laderrem-stalgra'],
  ['Corde d’escalade 9,8 mm', 'corde-d-escalade-9-8-mm'],
  ['Nœud « Premiers nœuds »', 'noeud-premiers-noeuds'],
  ['White & Red', 'white-red'],
])('%s becomes %s', (name, key) => {
  expect(urlKeyOf(name)).toBe(key);
});

test('a key is a clean path segment whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(urlKeyOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
