import type { CommerceModule } from '#module';
import type { StockTables } from './tables.ts';

export const stockModule: CommerceModule<{ tables: StockTables }> = {
  name: 'stock',
  uses: [],
  migrations: [{ module: 'stock', folder: new URL('./migrations/', import.meta.url) }],
};
