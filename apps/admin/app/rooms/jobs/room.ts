import type { Room } from '../../rooms.ts';

export const jobsRoom: Room = {
  name: 'jobs',
  path: 'jobs',
  icon: 'clock',
  needs: 'jobs',
  routes: [{ path: 'jobs', file: 'rooms/jobs/Jobs.tsx' }],
};
