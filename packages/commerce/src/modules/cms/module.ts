import type { CommerceModule } from '#module';
import type { CmsContext } from './model.ts';
import { createCmsReader } from './reader.ts';
import { type CmsRefusals, cmsRefusals } from './refusals.ts';
import { cmsGraphql } from './resolvers.ts';
import type { CmsTables } from './tables.ts';

export const cmsModule: CommerceModule<{
  tables: CmsTables;
  refusals: CmsRefusals;
  context: Pick<CmsContext, 'cms'>;
}> = {
  name: 'cms',
  uses: ['stores'],
  migrations: [{ module: 'cms', folder: new URL('./migrations/', import.meta.url) }],
  refusals: cmsRefusals,
  graphql: [cmsGraphql],
  cacheableRoots: ['cmsPage', 'cmsBlocks', 'cms_page_url_keys'],
  open: () => ({ context: (visit, reading) => ({ cms: createCmsReader(visit, reading) }) }),
};
