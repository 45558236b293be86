import type { Magento } from '../source/magento.ts';
import { type ProductWish, planProduct, productAsksAbout } from './plan-product.ts';
import { byPages, type Stage } from './stage.ts';
import { holdForProducts, writeProduct } from './write-product.ts';

const pagesOf = (condition: 'eq' | 'neq') => (source: Magento) =>
  byPages(source, {
    path: '/products',
    sortedBy: ['entity_id'],
    filters: [{ field: 'type_id', value: 'configurable', condition }],
    key: 'id',
  });

const stage = { plan: planProduct, asksAbout: productAsksAbout, hold: holdForProducts, write: writeProduct };

/** They say which products are their variants, so they come before all others. */
export const configurablesStage: Stage<ProductWish> = {
  ...stage,
  kind: 'configurables',
  open: pagesOf('eq'),
};
export const productsStage: Stage<ProductWish> = { ...stage, kind: 'products', open: pagesOf('neq') };
