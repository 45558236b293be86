import type { Room } from '../../rooms.ts';

export const reviewsRoom: Room = {
  name: 'reviews',
  path: 'reviews',
  icon: 'message',
  needs: 'reviewsToModerate',
  routes: [{ path: 'reviews', file: 'rooms/reviews/Reviews.tsx' }],
};
