import type { Room } from '../../rooms.ts';

export const reportsRoom: Room = {
  name: 'reports',
  path: 'reports',
  icon: 'ruler',
  needs: 'salesReport',
  routes: [
    { path: 'reports', file: 'rooms/reports/SalesReport.tsx' },
    { path: 'reports/vat', file: 'rooms/reports/VatReport.tsx' },
    { path: 'reports/:report/csv', file: 'rooms/reports/csv.ts' },
  ],
};
