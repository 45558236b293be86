import type { Room } from '../../rooms.ts';

export const reportsRoom: Room = {
  name: 'reports',
  path: 'reports',
  icon: 'ruler',
  needs: 'salesReport',
  routes: [
    { path: 'reports', file: 'rooms/reports/SalesReport.tsx' },
    { path: 'reports/margin', file: 'rooms/reports/MarginReport.tsx' },
    { path: 'reports/vat', file: 'rooms/reports/VatReport.tsx' },
    { path: 'reports/sellers', file: 'rooms/reports/SellersReport.tsx' },
    { path: 'reports/stock', file: 'rooms/reports/StockValueReport.tsx' },
    { path: 'reports/cohorts', file: 'rooms/reports/CohortsReport.tsx' },
    { path: 'reports/:report/csv', file: 'rooms/reports/csv.ts' },
  ],
};
