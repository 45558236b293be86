import type { Room } from '../../rooms.ts';

export const sheetsRoom: Room = {
  name: 'sheets',
  path: 'sheets',
  icon: 'share',
  needs: 'sheets',
  routes: [
    { path: 'sheets', file: 'rooms/sheets/Sheets.tsx' },
    { path: 'sheets/export', file: 'rooms/sheets/export.ts' },
    { path: 'sheets/:id', file: 'rooms/sheets/Sheet.tsx' },
  ],
};
