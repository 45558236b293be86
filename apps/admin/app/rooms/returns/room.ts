import type { Room } from '../../rooms.ts';

export const returnsRoom: Room = {
  name: 'returns',
  path: 'returns',
  icon: 'compare',
  needs: 'returns',
  routes: [
    { path: 'returns', file: 'rooms/returns/Returns.tsx' },
    { path: 'returns/:number', file: 'rooms/returns/Return.tsx' },
  ],
};
