import type { CommerceModule } from '#module';
import { returnsChanges, returnsDeskResolvers } from './desk/resolvers.ts';
import { createLabelDownload } from './label/label-download.ts';
import type { ReturnsContext } from './model.ts';
import { returnsPersonalData } from './personal-data.ts';
import { type ReturnsRefusals, returnsRefusals } from './refusals.ts';
import { returnsResolvers } from './resolvers.ts';
import { createReturnsAdmin, type ReturnsAdmin } from './returns-admin.ts';
import type { ReturnsTables } from './tables.ts';

export const returnsModule: CommerceModule<{
  tables: ReturnsTables;
  refusals: ReturnsRefusals;
  context: Pick<ReturnsContext, 'returns'>;
  admin: { readonly returns: ReturnsAdmin };
}> = {
  name: 'returns',
  uses: ['stores', 'customers', 'stock', 'gift-cards', 'shipping', 'orders', 'checkout'],
  personalData: returnsPersonalData,
  migrations: [{ module: 'returns', folder: new URL('./migrations/', import.meta.url) }],
  // Whose returns are listed.
  reads: { orders: ['shop_order'] },
  refusals: returnsRefusals,
  graphql: [{ file: new URL('./returns.graphql', import.meta.url), resolvers: returnsResolvers }],
  desk: [
    {
      file: new URL('./desk/returns.graphql', import.meta.url),
      resolvers: returnsDeskResolvers,
      changes: returnsChanges,
    },
  ],
  paths: ['/return-labels/:token/:file'],
  open({ database, settings, shopData, clock }) {
    const services = { database, settings, shopData, clock };
    return {
      context: () => ({ returns: services }),
      routes: [createLabelDownload(services)],
      admin: { returns: createReturnsAdmin(services) },
    };
  },
};
