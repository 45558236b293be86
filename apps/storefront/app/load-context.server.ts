import type { Fetch } from '@bowline/kit';
import { ownRequestHeaders, requestHeaders } from '@bowline/markets';
import { RouterContextProvider } from 'react-router';
import { createCommerceClient } from './data/commerce-client.ts';
import { createContentClient } from './data/content-client.ts';
import { type ContentAccess, type ShopRequest, shopContext } from './shop-context.ts';

export type LoadContextInput = Omit<ShopRequest, 'commerce' | 'content' | 'contentImagesUrl'> & {
  commerceFetch: Fetch;
  commerceUrl: string;
  contentAccess: ContentAccess;
};

/** Called by server/, which knows the services only as `Fetch` functions. */
export function createLoadContext({
  commerceFetch,
  commerceUrl,
  contentAccess: { imagesUrl, ...contentPlace },
  ...request
}: LoadContextInput): RouterContextProvider {
  const { market, currency, vatDisplay, customerToken, log } = request;
  const commerce = createCommerceClient({
    fetch: commerceFetch,
    url: commerceUrl,
    headers: {
      [requestHeaders.locale]: market.name,
      [requestHeaders.store]: market.code,
      [requestHeaders.currency]: currency,
      [ownRequestHeaders.vatDisplay]: vatDisplay,
      'x-request-id': request.requestId,
      ...(request.clientAddress ? { 'x-forwarded-for': request.clientAddress } : {}),
      ...(customerToken ? { [requestHeaders.authorization]: `Bearer ${customerToken}` } : {}),
    },
    onFailedTry: (details) => log.warn(details, 'The commerce API did not answer'),
  });
  const content = createContentClient({
    ...contentPlace,
    headers: { 'x-request-id': request.requestId },
    onFailure: (details) => log.error(details, 'The content service did not answer'),
  });
  const context = new RouterContextProvider();
  context.set(shopContext, { ...request, commerce, content, contentImagesUrl: imagesUrl });
  return context;
}
