import type { Room } from '../../rooms.ts';

export const todayRoom: Room = {
  name: 'today',
  path: '',
  icon: 'clock',
  needs: 'today',
  routes: [{ path: '', file: 'rooms/today/Today.tsx' }],
};
