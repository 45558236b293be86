import type { Room } from '../../rooms.ts';

export const rulesRoom: Room = {
  name: 'rules',
  path: 'rules',
  icon: 'globe',
  needs: 'vatRates',
  routes: [
    { path: 'rules', file: 'rooms/rules/VatRules.tsx' },
    { path: 'rules/shipping', file: 'rooms/rules/ShippingPrices.tsx' },
    { path: 'rules/hours', file: 'rooms/rules/Hours.tsx' },
    { path: 'rules/settings', file: 'rooms/rules/ShopSettings.tsx' },
  ],
};
