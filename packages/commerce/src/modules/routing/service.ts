import { ok, type Result, refuse } from '@bowline/kit';
import type { CategoryRecord, ProductRecord } from '#catalog';
import type { CmsPageRecord } from '#cms';
import { findDestination } from './find-destination.ts';
import { findVariantPage } from './find-variant.ts';
import type { Destination, EntityReference, RoutingContext } from './model.ts';
import type { RoutingRefusal } from './refusals.ts';

/** How an entity was reached; entities that come from elsewhere than a route do not have it. */
export interface Routed {
  readonly routed?: { readonly relativeUrl: string; readonly redirectCode: number };
}

export interface ExternalRoute extends Routed {
  readonly entityType: null;
}

export type RoutedEntity = ((ProductRecord | CategoryRecord | CmsPageRecord) & Routed) | ExternalRoute;

export async function resolveUrl(
  url: string,
  context: RoutingContext,
): Promise<Result<RoutedEntity | null, RoutingRefusal>> {
  if (url.trim() === '') return refuse('url-missing');
  const { path, query } = splitUrl(url);
  const found = path === '' ? await findHome(context) : await findDestination(path, context.routing);
  if (!found.ok) return found;
  const destination = found.value;
  if (!destination) return ok(await findVariant(path, query, context));
  const routed = {
    relativeUrl: (destination.kind === 'external' ? destination.url : destination.relativeUrl) + query,
    redirectCode: destination.redirectCode,
  };
  if (destination.kind === 'external') return ok({ entityType: null, routed });
  const entity = await readEntity(destination.entity, context);
  if (entity) return ok({ ...entity, routed });
  // Behaviours 56 and 57: a page that is switched off is no error, everything else that is gone is.
  return destination.entity.entityType === 'CMS_PAGE' ? ok(null) : refuse('route-leads-nowhere', { path });
}

/** Leads on to the page of its product. */
async function findVariant(
  path: string,
  query: string,
  context: RoutingContext,
): Promise<RoutedEntity | null> {
  const found = await findVariantPage(path, context);
  const product = found && (await context.catalog.product(found.productId));
  if (!product) return null;
  const relativeUrl = found.relativeUrl + query.replace('?', found.relativeUrl.includes('?') ? '&' : '?');
  return { ...product, routed: { relativeUrl, redirectCode: 301 } };
}

/** The path here of what has this one in another locale; null when that is not to be seen. */
export async function resolveOwnPath(url: string, context: RoutingContext): Promise<string | null> {
  const path = await context.routing.ownPath(splitUrl(url).path);
  const shown = path === null ? null : await resolveUrl(path, context);
  return shown?.ok ? (shown.value?.routed?.relativeUrl ?? null) : null;
}

/** Behaviour 50: a leading slash does not matter, and the query string stays with the path. */
function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?');
  const written = at < 0 ? url : url.slice(0, at);
  return { path: decode(written).replace(/^\/+|\/+$/g, ''), query: at < 0 ? '' : url.slice(at) };
}

/** What decodes to something that no text in the database can hold names nothing, and stays as it was written. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? path : decoded;
  } catch {
    return path;
  }
}

/** Behaviour 59. */
async function findHome({
  cms,
  routing,
  settings,
}: RoutingContext): Promise<Result<Destination | null, never>> {
  const page = await cms.page(settings.homePageIdentifier);
  if (!page) return ok(null);
  const entity = { entityType: 'CMS_PAGE', entityId: page.id } as const;
  const relativeUrl = (await routing.canonicalPath(entity)) ?? page.urlKey;
  return ok({ kind: 'entity', entity, relativeUrl, redirectCode: 0 });
}

async function readEntity({ entityType, entityId }: EntityReference, { catalog, cms }: RoutingContext) {
  switch (entityType) {
    case 'PRODUCT':
      return catalog.product(entityId);
    case 'CATEGORY':
      return (await catalog.tree()).byId(entityId) ?? null;
    case 'CMS_PAGE':
      return cms.page(String(entityId));
  }
}
