import { createHash } from 'node:crypto';
import type { Visitor } from '#stores';

/** Magento's list of root fields whose answers are the same for everybody of one store, currency and customer group. */
const cacheableRoots: ReadonlySet<string> = new Set([
  '__typename',
  'storeConfig',
  'availableStores',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'attributesForm',
  'attributesList',
  'products',
  'category',
  'categoryList',
  'categories',
  'urlResolver',
  'route',
  'cmsPage',
  'cmsBlocks',
  'currency',
  'countries',
  'country',
  'pickupLocations',
  // The shop's own fields.
  'product_url_keys',
  'category_url_paths',
  'cms_page_url_keys',
  'site_urls',
  'price_thresholds',
  'payment_methods',
  'shipping_rates',
]);

const secondsPublic = 86_400;

/** What of a visitor decides the answer beside the query; clients repeat it so that shared caches keep answers apart. */
export function createCacheIds(salt: string): (visitor: Visitor, taxBasisPoints: number) => string {
  // There are as many as combinations of stores, currencies and customer groups.
  const known = new Map<string, string>();
  return ({ store, currency, customerGroup, customerId }, taxBasisPoints) => {
    const isSignedIn = customerId !== null;
    const text = [store.code, currency, taxBasisPoints, customerGroup, isSignedIn, salt].join('|');
    const id = known.get(text) ?? createHash('sha256').update(text).digest('hex');
    known.set(text, id);
    return id;
  };
}

export interface AnswerFacts {
  readonly method: 'GET' | 'POST';
  readonly query: string;
  readonly rootFields: readonly string[];
  readonly containsMutation: boolean;
  readonly hasErrors: boolean;
  readonly cacheId: string;
  /** The cache id the client sent; another one than ours means its answer belongs to somebody else. */
  readonly requestedCacheId: string | null;
  readonly tags: ReadonlySet<string>;
}

export function cachingHeaders(answer: AnswerFacts): Record<string, string> {
  const cacheId = answer.containsMutation ? {} : { 'X-Magento-Cache-Id': answer.cacheId };
  if (!isCacheable(answer)) return { ...cacheId, ...neverCached };
  return {
    ...cacheId,
    'Cache-Control': `public, max-age=${secondsPublic}, s-maxage=${secondsPublic}`,
    'X-Magento-Tags': [...answer.tags].join(','),
    Vary: 'Store, Content-Currency, X-Vat-Display, Authorization, X-Magento-Cache-Id',
  };
}

export const neverCached = {
  Pragma: 'no-cache',
  'Cache-Control': 'no-store, no-cache, must-revalidate, max-age=0',
} as const;

function isCacheable(answer: AnswerFacts): boolean {
  return (
    answer.method === 'GET' &&
    !answer.hasErrors &&
    !answer.query.includes('mutation') &&
    (answer.requestedCacheId === null || answer.requestedCacheId === answer.cacheId) &&
    answer.rootFields.every((field) => cacheableRoots.has(field))
  );
}
