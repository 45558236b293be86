import { localeNames } from '@bowline/markets';
import { productTypeName } from '#catalog';
import { encodeUid, RefusalError, valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import type { RoutingContext } from './model.ts';
import { type RoutedEntity, resolveOwnPath, resolveUrl } from './service.ts';
import { siteUrlsPerPage } from './site-urls.ts';

const tagPrefixes = { PRODUCT: 'cat_p', CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' } as const;

async function findEntity(url: string, context: RoutingContext): Promise<RoutedEntity | null> {
  const entity = valueOrRefusal(await resolveUrl(url, context));
  if (entity?.entityType) context.tags.add(`${tagPrefixes[entity.entityType]}_${entity.id}`);
  return entity;
}

function typeName(entity: RoutedEntity) {
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

const resolvers: Resolvers<RoutingContext> = {
  Query: {
    route: (_, { url }, context) => findEntity(url, context),
    own_url_path: (_, { url }, context) => resolveOwnPath(url, context),
    site_urls: (_, { type, currentPage }) => {
      if (currentPage === null || currentPage < 1)
        throw new RefusalError({ code: 'current-page-not-positive', details: {} });
      return { type, currentPage };
    },
    urlResolver: async (_, { url }, context) => {
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
    total_pages: async ({ type }, _, { routing }) =>
      Math.ceil((await routing.countSiteUrls(type)) / siteUrlsPerPage),
    items: ({ type, currentPage }, _, { routing }) => routing.siteUrls(type, currentPage),
  },
  RoutableInterface: {
    __resolveType: typeName,
    relative_url: (entity: RoutedEntity) => entity.routed?.relativeUrl ?? ownPath(entity),
    redirect_code: (entity: RoutedEntity) => entity.routed?.redirectCode ?? 0,
    type: (entity) => entity.entityType,
  },
  ProductInterface: {
    url_rewrites: async ({ id }, _, { routing }) =>
      (await routing.pathsOfProduct(id)).map((url) => ({ url, parameters: [] })),
  },
};

export const routingGraphql = { file: new URL('./routing.graphql', import.meta.url), resolvers };
