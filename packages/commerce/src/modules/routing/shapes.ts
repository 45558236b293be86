import type { ExternalRoute } from './service.ts';
import type { SiteUrlsPage } from './site-urls.ts';

/** Our own shapes behind types of the schema. */
export interface RoutingShapes {
  RoutableUrl: ExternalRoute;
  SiteUrls: SiteUrlsPage;
}
