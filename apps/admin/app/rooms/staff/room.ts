import type { Room } from '../../rooms.ts';

export const staffRoom: Room = {
  name: 'staff',
  path: 'staff',
  icon: 'user',
  needs: 'staffList',
  routes: [
    { path: 'staff', file: 'rooms/staff/Staff.tsx' },
    { path: 'staff/log', file: 'rooms/staff/Log.tsx' },
  ],
};
