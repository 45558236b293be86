import type { Room } from '../../rooms.ts';

export const todayRoom: Room = {
  name: 'today',
  path: 'today',
  icon: 'clock',
  needs: 'today',
  routes: [{ path: 'today', file: 'rooms/today/Today.tsx' }],
};
