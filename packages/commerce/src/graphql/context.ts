import { type CurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import type { Catalog } from '#catalog';
import type { CmsReader } from '#cms';
import { type PricingReader, vatShownBy } from '#pricing';
import type { RoutingContext, RoutingReader } from '#routing';
import { chooseCurrency, chooseStore, type ShopSettings, type StoreView } from '#stores';
import { cacheIdOf } from './caching.ts';
import type { HandlerOptions, RequestContext } from './handler.ts';
import type { CommerceRefusal } from './refusals.ts';

/** Everything a resolver may reach. It grows with the modules. */
export type CommerceContext = RoutingContext & RequestContext;

/** Finds out whose token it is; null when it is nobody's any more. */
export type Authenticate = (token: string) => Promise<{ readonly customerId: number } | null>;

/** There are no customer accounts yet, so no token is valid. */
export const knowsNobody: Authenticate = async () => null;

export interface ContextDependencies {
  readonly catalog: Catalog;
  readonly pricingFor: (store: StoreView, currency: CurrencyCode) => PricingReader;
  readonly routingFor: (store: StoreView) => RoutingReader;
  readonly cmsFor: (store: StoreView) => CmsReader;
  readonly authenticate: Authenticate;
  readonly settings: ShopSettings;
  readonly clock: () => Date;
  readonly baseUrl: string;
  readonly mediaUrl: string;
  readonly cacheIdSalt: string;
  readonly maximumPageSize?: number;
}

/** Magento's group of visitors who are not logged in. */
const guestGroup = '0';

export function createContextFactory(dependencies: ContextDependencies): HandlerOptions['createContext'] {
  return async (request, { requestId, rawVariables }): Promise<Result<CommerceContext, CommerceRefusal>> => {
    const store = chooseStore(request);
    if (!store.ok) return store;
    const currency = chooseCurrency(request, store.value);
    if (!currency.ok) return currency;
    const token = bearerToken(request);
    if (token !== null && !(await dependencies.authenticate(token))) return refuse('token-not-valid');

    const { catalog, pricingFor, routingFor, cmsFor, settings, clock, baseUrl, mediaUrl, maximumPageSize } =
      dependencies;
    return ok({
      requestId,
      rawVariables,
      store: store.value,
      currency: currency.value,
      settings,
      now: clock(),
      baseUrl,
      mediaUrl,
      tags: new Set<string>(['FPC']),
      cacheId: cacheIdOf(
        {
          storeCode: store.value.code,
          currency: currency.value,
          taxBasisPoints: vatShownBy(store.value.market),
          customerGroup: guestGroup,
          isLoggedIn: token !== null,
        },
        dependencies.cacheIdSalt,
      ),
      catalog: catalog.readerFor(store.value),
      pricing: pricingFor(store.value, currency.value),
      routing: routingFor(store.value),
      cms: cmsFor(store.value),
      ...(maximumPageSize !== undefined && { maximumPageSize }),
    });
  };
}

/** Any other scheme than Bearer is ignored. */
function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
