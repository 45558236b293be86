import type { Reading } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CartServices } from '#cart';
import type { Catalog } from '#catalog';
import type { CheckoutContext, CheckoutServices } from '#checkout';
import { createCmsReader } from '#cms';
import type { Contact, ContactContext } from '#contact';
import { type PricedVisit, type PricingReader, vatDisplayOf, vatShownBy } from '#pricing';
import { createRoutingReader, type RoutingContext } from '#routing';
import type { StockReminders, StockRemindersContext } from '#stock-reminders';
import { chooseCurrency, chooseStore, type ShopSettings } from '#stores';
import { createCacheIds } from './caching.ts';
import type { HandlerOptions, RequestContext } from './handler.ts';
import type { CommerceRefusal } from './refusals.ts';

/** Everything a resolver may reach. It grows with the modules. */
export type CommerceContext = RoutingContext &
  StockRemindersContext &
  ContactContext &
  CheckoutContext &
  RequestContext;

/** Finds out whose token it is; null when it is nobody's any more. */
export type Authenticate = (token: string) => Promise<{ readonly customerId: number } | null>;

/** There are no customer accounts yet, so no token is valid. */
export const knowsNobody: Authenticate = async () => null;

export interface ContextDependencies {
  readonly catalog: Catalog;
  readonly pricingFor: (visit: PricedVisit, reading: Reading) => Promise<PricingReader>;
  readonly openReading: () => Reading;
  readonly stockReminders: StockReminders;
  readonly contact: Contact;
  readonly cartsFor: (reading: Reading) => CartServices;
  readonly checkout: CheckoutServices;
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
  const cacheIdOf = createCacheIds(dependencies.cacheIdSalt);
  return async (request, { requestId, rawVariables }): Promise<Result<CommerceContext, CommerceRefusal>> => {
    const store = chooseStore(request);
    if (!store.ok) return store;
    const currency = chooseCurrency(request, store.value);
    if (!currency.ok) return currency;
    const token = bearerToken(request);
    const customer = token === null ? null : await dependencies.authenticate(token);
    if (token !== null && !customer) return refuse('token-not-valid');

    const { settings, clock, baseUrl, mediaUrl, maximumPageSize } = dependencies;
    const now = clock();
    const reading = dependencies.openReading();
    const { market } = store.value;
    const vatDisplay = vatDisplayOf(request, market);
    const visit = {
      store: store.value,
      locale: store.value.locale,
      currency: currency.value,
      now,
      vatDisplay,
    };
    const [catalog, pricing] = await Promise.all([
      dependencies.catalog.readerFor(visit, reading),
      dependencies.pricingFor(visit, reading),
    ]);
    return ok({
      requestId,
      rawVariables,
      store: store.value,
      currency: currency.value,
      settings,
      now,
      baseUrl,
      mediaUrl,
      clientAddress: clientAddress(request),
      tags: new Set<string>(['FPC']),
      cacheId: cacheIdOf({
        storeCode: store.value.code,
        currency: currency.value,
        taxBasisPoints: vatShownBy(market, vatDisplay),
        customerGroup: guestGroup,
        isLoggedIn: token !== null,
      }),
      catalog,
      pricing,
      routing: createRoutingReader(visit, reading),
      cms: createCmsReader(visit, reading),
      stockReminders: dependencies.stockReminders,
      contact: dependencies.contact,
      customerId: customer?.customerId ?? null,
      carts: dependencies.cartsFor(reading),
      checkout: dependencies.checkout,
      ...(maximumPageSize !== undefined && { maximumPageSize }),
    });
  };
}

/** The last entry: what stands before it is only what the client says of itself. */
function clientAddress(request: Request): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;
}

/** Any other scheme than Bearer is ignored. */
function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
