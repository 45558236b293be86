import type { Room } from '../../rooms.ts';

export const healthRoom: Room = {
  name: 'health',
  path: 'health',
  icon: 'info',
  needs: 'health',
  routes: [{ path: 'health', file: 'rooms/health/Health.tsx' }],
};
