import { createHash } from 'node:crypto';
import { clientAddress, ok, type Result } from '@bowline/kit';
import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import { vatShownBy } from '#pricing';
import {
  type Authenticate,
  identifyVisitor,
  localTime,
  type ShopData,
  type StoresContext,
  type Visitor,
} from '#stores';
import { type RateByClass, vatRates } from '#tax';
import type { RequestFacts } from './graphql/handler.ts';
import type { CommerceRefusal } from './graphql/refusals.ts';

/** What is known of a request before any module looks at it. */
export interface Visit extends StoresContext {
  readonly requestId: string;
  readonly cacheId: string;
  /** Largest page a client may ask for. */
  readonly maximumPageSize: number;
  /** Nothing in the answer is this visitor's, who has changed nothing lately: a replica may give it. */
  readonly mayBeLate: boolean;
}

export interface VisitOptions {
  readonly authenticate: Authenticate;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly baseUrl: string;
  readonly mediaUrl: string;
  readonly cacheIdSalt: string;
  readonly maximumPageSize: number;
}

export function createVisits(options: VisitOptions) {
  const { authenticate, shopData, clock, baseUrl, mediaUrl, cacheIdSalt, maximumPageSize } = options;
  const cacheIdOf = createCacheIds(cacheIdSalt);
  return async (
    request: Request,
    { requestId, rawVariables, isEverybodys }: RequestFacts,
  ): Promise<Result<Visit, CommerceRefusal>> => {
    const visitor = await identifyVisitor(request, authenticate);
    if (!visitor.ok) return visitor;
    const now = clock();
    const shopFacts = await shopData.current();
    const { settings } = shopFacts;
    const { store, vatDisplay } = visitor.value;
    const today = localTime(now, settings.timeZone).day;
    const vatShown = vatShownBy(store.market, shopFacts.of(vatRates), today, vatDisplay);
    return ok({
      ...visitor.value,
      requestId,
      rawVariables,
      settings,
      shopFacts,
      now,
      baseUrl,
      mediaUrl,
      clientAddress: clientAddress(request),
      userAgent: request.headers.get('user-agent') ?? '',
      device: deviceNameIn(request),
      tags: new Set<string>(['FPC']),
      cacheId: cacheIdOf(visitor.value, vatShown),
      maximumPageSize,
      mayBeLate: isEverybodys && !hasWrittenLately(request),
    });
  };
}

/** Whoever has just written something reads where it was written; who shows a token has most of their things there (decision 0019). */
function hasWrittenLately({ headers }: Request): boolean {
  return (
    headers.has('authorization') ||
    headers.has(ownRequestHeaders.written) ||
    (headers.get('cookie')?.includes(`${ownCookieNames.written}=`) ?? false)
  );
}

/** As long as the storefront makes it; anything else is no name. */
function deviceNameIn(request: Request): string | null {
  const name = request.headers.get(ownRequestHeaders.device) ?? '';
  return /^[\w-]{20,64}$/.test(name) ? name : null;
}

/** What of a visitor decides the answer beside the query; clients repeat it so that shared caches keep answers apart. */
function createCacheIds(salt: string): (visitor: Visitor, vatShown: RateByClass) => string {
  // There are as many as combinations of stores, currencies and customer groups.
  const known = new Map<string, string>();
  return ({ store, currency, customerGroup, customerId }, vatShown) => {
    const isSignedIn = customerId !== null;
    const text = [store.code, currency, ...Object.values(vatShown), customerGroup, isSignedIn, salt].join(
      '|',
    );
    const id = known.get(text) ?? createHash('sha256').update(text).digest('hex');
    known.set(text, id);
    return id;
  };
}
