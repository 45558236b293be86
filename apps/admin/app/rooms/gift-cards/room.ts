import type { Room } from '../../rooms.ts';

export const giftCardsRoom: Room = {
  name: 'gift-cards',
  path: 'gift-cards',
  icon: 'heart',
  needs: 'giftCards',
  routes: [
    { path: 'gift-cards', file: 'rooms/gift-cards/GiftCards.tsx' },
    { path: 'gift-cards/:id', file: 'rooms/gift-cards/GiftCard.tsx' },
  ],
};
