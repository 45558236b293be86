import { localeNames } from '@bowline/markets';
import { type ProductRecord, productTypeName } from '#catalog';
import { encodeUid, RefusalError, type ResolverMap, valueOrRefusal } from '#graphql';
import type { EntityType, RoutingContext } from './model.ts';
import { type RoutedEntity, resolveUrl } from './service.ts';
import { siteUrlsPerPage } from './site-urls.ts';

const tagPrefixes = { PRODUCT: 'cat_p', CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' } as const;

async function findEntity(url: string, context: RoutingContext): Promise<RoutedEntity | null> {
  const entity = valueOrRefusal(await resolveUrl(url, context));
  if (entity?.entityType) context.tags.add(`${tagPrefixes[entity.entityType]}_${entity.id}`);
  return entity;
}

function typeName(entity: RoutedEntity): string {
  switch (entity.entityType) {
    case 'PRODUCT':
      return productTypeName(entity);
    case 'CATEGORY':
      return 'CategoryTree';
    case 'CMS_PAGE':
      return 'CmsPage';
    case null:
      return 'RoutableUrl';
  }
}

/** Where an entity is found when no route led to it. */
function ownPath(entity: RoutedEntity): string | null {
  if (entity.entityType === null) return null;
  return entity.entityType === 'CATEGORY' ? entity.urlPath : entity.urlKey;
}

interface SiteUrlsArguments {
  readonly type: EntityType;
  readonly currentPage: number;
}

const resolvers: ResolverMap = {
  Query: {
    route: (_: unknown, { url }: { url: string }, context: RoutingContext) => findEntity(url, context),
    site_urls: (_: unknown, { type, currentPage }: SiteUrlsArguments) => {
      if (currentPage < 1) throw new RefusalError({ code: 'current-page-not-positive', details: {} });
      return { type, currentPage };
    },
    urlResolver: async (_: unknown, { url }: { url: string }, context: RoutingContext) => {
      const entity = await findEntity(url, context);
      if (!entity) return null;
      const id = entity.entityType === null ? null : entity.id;
      return {
        id: id ?? 0,
        entityUid: id === null ? null : encodeUid(id),
        canonicalUrl: entity.routed?.relativeUrl,
        relativeUrl: entity.routed?.relativeUrl,
        redirectCode: entity.routed?.redirectCode ?? 0,
        type: entity.entityType,
      };
    },
  },
  SiteUrls: {
    locales: () => localeNames,
    total_pages: async ({ type }: SiteUrlsArguments, _: unknown, { routing }: RoutingContext) =>
      Math.ceil((await routing.countSiteUrls(type)) / siteUrlsPerPage),
    items: ({ type, currentPage }: SiteUrlsArguments, _: unknown, { routing }: RoutingContext) =>
      routing.siteUrls(type, currentPage),
  },
  RoutableInterface: {
    __resolveType: typeName,
    relative_url: (entity: RoutedEntity) => entity.routed?.relativeUrl ?? ownPath(entity),
    redirect_code: (entity: RoutedEntity) => entity.routed?.redirectCode ?? 0,
    type: (entity: RoutedEntity) => entity.entityType,
  },
  ProductInterface: {
    url_rewrites: async ({ id }: ProductRecord, _: unknown, { routing }: RoutingContext) =>
      (await routing.pathsOfProduct(id)).map((url) => ({ url, parameters: [] })),
  },
};

export const routingGraphql = { file: new URL('./routing.graphql', import.meta.url), resolvers };
