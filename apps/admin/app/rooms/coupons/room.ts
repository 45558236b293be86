import type { Room } from '../../rooms.ts';

export const couponsRoom: Room = {
  name: 'coupons',
  path: 'coupons',
  icon: 'star',
  needs: 'coupons',
  routes: [{ path: 'coupons', file: 'rooms/coupons/Coupons.tsx' }],
};
