import type { Fetch } from '@bowline/kit';
import { requestHeaders } from '@bowline/markets';
import { RouterContextProvider } from 'react-router';
import { createCommerceClient } from './data/commerce-client.ts';
import { type ShopRequest, shopContext } from './shop-context.ts';

export type LoadContextInput = Omit<ShopRequest, 'commerce'> & { commerceFetch: Fetch; commerceUrl: string };

/** Called by server/, which knows the services only as `Fetch` functions. */
export function createLoadContext({
  commerceFetch,
  commerceUrl,
  ...request
}: LoadContextInput): RouterContextProvider {
  const { market, currency, customerToken, log } = request;
  const commerce = createCommerceClient({
    fetch: commerceFetch,
    url: commerceUrl,
    headers: {
      [requestHeaders.locale]: market.name,
      [requestHeaders.store]: market.code,
      [requestHeaders.currency]: currency,
      'x-request-id': request.requestId,
      ...(request.clientAddress ? { 'x-forwarded-for': request.clientAddress } : {}),
      ...(customerToken ? { [requestHeaders.authorization]: `Bearer ${customerToken}` } : {}),
    },
    onFailedTry: (details) => log.warn(details, 'The commerce API did not answer'),
  });
  const context = new RouterContextProvider();
  context.set(shopContext, { ...request, commerce });
  return context;
}
