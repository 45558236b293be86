import type { CommerceModule } from '#module';
import type { TaxTables } from './tables.ts';

export const taxModule: CommerceModule<{ tables: TaxTables }> = {
  name: 'tax',
  uses: [],
  migrations: [{ module: 'tax', folder: new URL('./migrations/', import.meta.url) }],
};
