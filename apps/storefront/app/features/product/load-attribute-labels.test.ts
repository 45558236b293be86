import { attributeCodes, markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { ShopRequest } from '../../shop-context.ts';
import { loadAttributeLabels } from './load-attribute-labels.ts';

function shopThat(answer: () => unknown, locale: 'en' | 'sv-SE' | 'pl-PL') {
  const asked: unknown[] = [];
  const query = async ({ name }: { name: string }, variables: unknown) => {
    asked.push([name, variables]);
    return { data: answer(), errors: [] };
  };
  return { asked, shop: { market: markets[locale], commerce: { query } } as unknown as ShopRequest };
}

const colours = () => ({
  customAttributeMetadata: {
    items: [
      {
        attribute_code: 'color',
        attribute_options: [
          { value: '7', label: 'Röd' },
          { value: null, label: 'x' },
        ],
      },
      null,
    ],
  },
});

test('the labels of all attributes of specification 3 are asked for as those of products', async () => {
  const { asked, shop } = shopThat(colours, 'en');
  expect((await loadAttributeLabels(shop)).get('color')).toEqual(new Map([['7', 'Röd']]));
  const attributes = attributeCodes.labelled.map((attribute_code) => ({
    attribute_code,
    entity_type: 'catalog_product',
  }));
  expect(attributes).toHaveLength(18);
  expect(asked).toEqual([['AttributeLabels', { attributes }]]);
});

test('once for all visitors of a locale, unless nobody answered', async () => {
  const { asked, shop } = shopThat(colours, 'sv-SE');
  await loadAttributeLabels(shop);
  await loadAttributeLabels(shop);
  expect(asked).toHaveLength(1);
  let isUp = false;
  const failing = shopThat(() => (isUp ? colours() : null), 'pl-PL');
  await expect(loadAttributeLabels(failing.shop)).rejects.toThrow();
  isUp = true;
  expect((await loadAttributeLabels(failing.shop)).size).toBe(1);
});
