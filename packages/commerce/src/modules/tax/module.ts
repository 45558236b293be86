import type { CommerceModule } from '#module';
import type { TaxTables } from './tables.ts';
import { createVatRatesAdmin, type VatRatesAdmin, vatRates } from './vat-rates.ts';

export const taxModule: CommerceModule<{
  tables: TaxTables;
  admin: { readonly vatRates: VatRatesAdmin };
}> = {
  name: 'tax',
  uses: ['stores'],
  migrations: [{ module: 'tax', folder: new URL('./migrations/', import.meta.url) }],
  shopData: [vatRates],
  open: ({ database, clock, settings: { timeZone } }) => ({
    admin: { vatRates: createVatRatesAdmin(database, { clock, timeZone }) },
  }),
};
