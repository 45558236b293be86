import type { CommerceModule } from '#module';
import type { RoutingContext } from './model.ts';
import { createRoutingReader } from './reader.ts';
import { type RoutingRefusals, routingRefusals } from './refusals.ts';
import { routingGraphql } from './resolvers.ts';
import type { RoutingTables } from './tables.ts';

export const routingModule: CommerceModule<{
  tables: RoutingTables;
  refusals: RoutingRefusals;
  context: Pick<RoutingContext, 'routing'>;
}> = {
  name: 'routing',
  uses: ['catalog', 'cms', 'stores'],
  // The site map lists the addresses of what visitors may see, a thousand at a time.
  reads: { catalog: ['product', 'category'], cms: ['cms_page'] },
  migrations: [{ module: 'routing', folder: new URL('./migrations/', import.meta.url) }],
  refusals: routingRefusals,
  graphql: [routingGraphql],
  cacheableRoots: ['urlResolver', 'route', 'own_url_path', 'site_urls'],
  open: () => ({ context: (visit, reading) => ({ routing: createRoutingReader(visit, reading) }) }),
};
