import type { Room } from '../../rooms.ts';

export const ordersRoom: Room = {
  name: 'orders',
  path: 'orders',
  icon: 'truck',
  needs: 'orders',
  routes: [
    { path: 'orders', file: 'rooms/orders/Orders.tsx' },
    { path: 'orders/find', file: 'rooms/orders/find.ts' },
    { path: 'orders/slips', file: 'rooms/orders/PackingSlips.tsx' },
    { path: 'orders/cut-list', file: 'rooms/orders/CutList.tsx' },
    { path: 'orders/carrier', file: 'rooms/orders/CarrierListPage.tsx' },
    { path: 'orders/:number', file: 'rooms/orders/Order.tsx' },
    { path: 'orders/:number/documents/:document', file: 'rooms/orders/document.ts' },
  ],
};
