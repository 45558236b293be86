import type { Room } from '../../rooms.ts';

export const magentoImportRoom: Room = {
  name: 'magento-import',
  path: 'magento-import',
  icon: 'arrow-right',
  needs: 'magentoImports',
  routes: [
    { path: 'magento-import', file: 'rooms/magento-import/MagentoImports.tsx' },
    { path: 'magento-import/:id/report', file: 'rooms/magento-import/report.ts' },
    { path: 'magento-import/:id', file: 'rooms/magento-import/MagentoImport.tsx' },
  ],
};
