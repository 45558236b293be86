import type { Room } from '../../rooms.ts';

export const stockRoom: Room = {
  name: 'stock',
  path: 'stock',
  icon: 'menu',
  needs: 'stockPools',
  routes: [
    { path: 'stock', file: 'rooms/stock/Stock.tsx' },
    { path: 'stock/:key', file: 'rooms/stock/Pool.tsx' },
  ],
};
