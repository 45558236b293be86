import type { Room } from '../../rooms.ts';

export const searchRoom: Room = {
  name: 'search',
  path: 'search',
  icon: 'search',
  needs: 'searches',
  routes: [
    { path: 'search', file: 'rooms/search/Searches.tsx' },
    { path: 'search/synonyms', file: 'rooms/search/Synonyms.tsx' },
  ],
};
