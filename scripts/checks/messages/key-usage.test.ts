import { expect, test } from 'vitest';
import { plantTree } from '../../testing/planted-tree.ts';
import { checkCommerceUsage } from './key-usage.ts';

test('a text that its module never names fails, one of a group that is read as a whole does not', () => {
  const folder = 'packages/commerce/src/modules/orders';
  const root = plantTree({
    [`${folder}/texts/en.json`]: JSON.stringify({
      labels: { total: 'Total', 'pickup-point': 'Pickup point', left: 'Left over' },
      refusals: { 'order-gone': 'Gone' },
    }),
    [`${folder}/letter.ts`]: `labels.total; labels['pickup-point'];`,
    [`${folder}/letter.test.ts`]: `labels.left;`,
  });
  expect(checkCommerceUsage(root).map(({ message }) => message)).toEqual([
    '"labels.left" is used nowhere in its module',
  ]);
});
