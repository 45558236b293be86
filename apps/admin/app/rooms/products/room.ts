import type { Room } from '../../rooms.ts';

export const productsRoom: Room = {
  name: 'products',
  path: 'products',
  icon: 'ruler',
  needs: 'products',
  routes: [
    { path: 'products', file: 'rooms/products/Products.tsx' },
    { path: 'products/prices', file: 'rooms/products/BulkPrices.tsx' },
    { path: 'products/:sku', file: 'rooms/products/Product.tsx' },
    { path: 'products/:sku/prices', file: 'rooms/products/Prices.tsx' },
    { path: 'products/:sku/colour', file: 'rooms/products/ProductColour.tsx' },
    { path: 'products/:sku/relations', file: 'rooms/products/ProductRelations.tsx' },
    { path: 'products/:sku/pictures', file: 'rooms/products/ProductPictures.tsx' },
  ],
};
