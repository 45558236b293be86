import { modules } from '../modules.ts';

/** Root fields whose answers are the same for everybody of one store, currency and customer group. */
const cacheableRoots: ReadonlySet<string> = new Set([
  '__typename',
  ...modules.flatMap(({ cacheableRoots: roots = [] }) => roots),
]);

/** Of these, what the clock changes. */
const passingRoots: ReadonlySet<string> = new Set(modules.flatMap(({ passingRoots: roots = [] }) => roots));

const secondsPublic = 86_400;
const secondsPassing = 60;

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
  const seconds = answer.rootFields.some((field) => passingRoots.has(field)) ? secondsPassing : secondsPublic;
  return {
    ...cacheId,
    'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}`,
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
    !answer.hasErrors &&
    isEverybodysQuestion(answer, answer) &&
    (answer.requestedCacheId === null || answer.requestedCacheId === answer.cacheId)
  );
}

/** Known before anything is read: what is asked for by GET and is the same for all who ask. */
export function isEverybodysQuestion(
  { method, query }: Pick<AnswerFacts, 'method' | 'query'>,
  { rootFields }: Pick<AnswerFacts, 'rootFields'>,
): boolean {
  return (
    method === 'GET' &&
    !query.includes('mutation') &&
    rootFields.every((field) => cacheableRoots.has(field) || passingRoots.has(field))
  );
}
