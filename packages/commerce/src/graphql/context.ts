import type { Reading } from '@bowline/database';
import { ok, type Result } from '@bowline/kit';
import type { CartServices } from '#cart';
import type { Catalog } from '#catalog';
import type { CheckoutContext, CheckoutServices } from '#checkout';
import { createCmsReader } from '#cms';
import type { Contact, ContactContext } from '#contact';
import { type PricedVisitor, type PricingReader, vatShownBy } from '#pricing';
import { createRoutingReader, type RoutingContext } from '#routing';
import type { StockReminders, StockRemindersContext } from '#stock-reminders';
import { type Authenticate, identifyVisitor, type ShopSettings } from '#stores';
import { createCacheIds } from './caching.ts';
import type { HandlerOptions, RequestContext } from './handler.ts';
import type { CommerceRefusal } from './refusals.ts';

/** Everything a resolver may reach. It grows with the modules. */
export type CommerceContext = RoutingContext &
  StockRemindersContext &
  ContactContext &
  CheckoutContext &
  RequestContext;

export interface ContextDependencies {
  readonly catalog: Catalog;
  readonly pricingFor: (visitor: PricedVisitor, now: Date, reading: Reading) => Promise<PricingReader>;
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

export function createContextFactory(dependencies: ContextDependencies): HandlerOptions['createContext'] {
  const cacheIdOf = createCacheIds(dependencies.cacheIdSalt);
  return async (request, { requestId, rawVariables }): Promise<Result<CommerceContext, CommerceRefusal>> => {
    const identified = await identifyVisitor(request, dependencies.authenticate);
    if (!identified.ok) return identified;
    const visitor = identified.value;
    const { settings, clock, baseUrl, mediaUrl, maximumPageSize } = dependencies;
    const now = clock();
    const reading = dependencies.openReading();
    const [catalog, pricing] = await Promise.all([
      dependencies.catalog.readerFor(visitor, reading),
      dependencies.pricingFor(visitor, now, reading),
    ]);
    return ok({
      ...visitor,
      requestId,
      rawVariables,
      settings,
      now,
      baseUrl,
      mediaUrl,
      clientAddress: clientAddress(request),
      tags: new Set<string>(['FPC']),
      cacheId: cacheIdOf(visitor, vatShownBy(visitor.store.market, visitor.vatDisplay)),
      catalog,
      pricing,
      routing: createRoutingReader(visitor, reading),
      cms: createCmsReader(visitor, reading),
      stockReminders: dependencies.stockReminders,
      contact: dependencies.contact,
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
