import type { RefusalCategories } from '#graphql';

export interface SeenProductsRefusals {
  'seen-products-too-many': { readonly most: number };
}

export const seenProductsRefusals: RefusalCategories<'seen-products', SeenProductsRefusals> = {
  'seen-products-too-many': 'graphql-input',
};
