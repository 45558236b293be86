import type { PictureMaker, PictureShelf } from '#goods';
import type { CommerceModule } from '#module';
import { staffModule } from '#staff';
import { magentoImportChanges, magentoImportDeskResolvers } from './desk/resolvers.ts';
import { createMagentoImportAdmin, type MagentoImportAdmin, type MagentoImportJobs } from './import-admin.ts';
import { forgetOldImports } from './repository.ts';
import { runImport } from './run-import.ts';
import type { SourceOptions } from './source/ask-source.ts';
import { createOpenMagento } from './source/magento.ts';
import type { MagentoImportTables } from './tables.ts';

const dayMs = 86_400_000;

export const magentoImportModule: CommerceModule<{
  tables: MagentoImportTables;
  options: {
    /** How a Magento to import from is asked; without it, as rules 8 and 9 say. */
    readonly importSource?: SourceOptions;
    /** Without them no pictures are imported. */
    readonly pictures?: PictureMaker;
    readonly pictureShelf?: PictureShelf;
  };
  jobs: MagentoImportJobs;
  admin: { readonly magentoImport: MagentoImportAdmin };
}> = {
  name: 'magento-import',
  uses: [
    'stores',
    'newsletter',
    'customers',
    'staff',
    'stock',
    'catalog',
    'pricing',
    'routing',
    'orders',
    'goods',
    'reviews',
  ],
  // Which pool a product of the catalogue draws on.
  reads: { catalog: ['product'], stock: ['stock_pool'] },
  migrations: [{ module: 'magento-import', folder: new URL('./migrations/', import.meta.url) }],
  desk: [
    {
      file: new URL('./desk/imports.graphql', import.meta.url),
      resolvers: magentoImportDeskResolvers,
      changes: magentoImportChanges,
    },
  ],
  recurring: [{ task: 'magento-import.forget-old', cron: '5 * * * *' }],
  open(options, opened) {
    const { database, clock, importSource = {}, pictures: maker, pictureShelf: shelf } = options;
    const { timeZone } = options.settings;
    const { sealing } = opened(staffModule);
    const services = {
      database,
      clock,
      timeZone,
      openMagento: createOpenMagento(importSource),
      pictures: maker && shelf ? { maker, shelf } : null,
      openToken: (sealed: Buffer | null) => (sealed && sealing.open(sealed)?.toString('utf8')) ?? null,
    };
    return {
      admin: {
        magentoImport: createMagentoImportAdmin({
          database,
          clock,
          allowsPrivateAddresses: importSource.allowsPrivateAddresses ?? false,
          sealToken: (token) => sealing.seal(Buffer.from(token, 'utf8')),
        }),
      },
      jobs: {
        'magento-import.run': ({ importId }, { signal }) => runImport(services, importId, signal),
        'magento-import.forget-old': () => {
          const now = clock().getTime();
          const ages = { tokensBefore: new Date(now - dayMs), importsBefore: new Date(now - 90 * dayMs) };
          return forgetOldImports(database, ages);
        },
      },
    };
  },
};
