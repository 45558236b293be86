import type { Room } from '../../rooms.ts';

export const searchRoom: Room = {
  name: 'search',
  path: 'search',
  icon: 'search',
  needs: 'searches',
  routes: [
    { path: 'search', file: 'rooms/search/Searches.tsx' },
    { path: 'search/synonyms', file: 'rooms/search/Synonyms.tsx' },
    { path: 'search/rules', file: 'rooms/search/SearchRules.tsx' },
    { path: 'search/rules/preview', file: 'rooms/search/preview.ts' },
    { path: 'search/rules/:id', file: 'rooms/search/SearchRule.tsx' },
  ],
};
