import { currencyQueryParameter } from '@bowline/markets';
import type { MiddlewareFunction } from 'react-router';
import { loadWhole } from '../routing/redirect-to.ts';
import { shopContext } from '../shop-context.ts';

/**
 * Specification 2.8 for steps within the page: a link that names a currency is followed as a page of its own, whose address the
 * server sees. Of what is not offered here nothing comes.
 */
export const takeCurrency: MiddlewareFunction<Response> = ({ context }) => {
  const { url, market } = context.get(shopContext);
  const wanted = url.searchParams.get(currencyQueryParameter)?.toUpperCase();
  // Behind the prefix of a locale, two slashes would name another host.
  const isStep = url.pathname.endsWith('.data') && !url.pathname.includes('//');
  if (!isStep || !market.availableCurrencies.some(({ code }) => code === wanted)) return;
  const search = new URLSearchParams(url.search);
  search.delete('_routes');
  throw loadWhole(`${url.pathname.replace(/(?:\/_root)?\.data$/, '') || '/'}?${search}`);
};
