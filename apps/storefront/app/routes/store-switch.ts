import { cookieNames, currencyQueryParameter, localeUrl, marketByStoreCode } from '@bowline/markets';
import type { LoaderFunctionArgs } from 'react-router';
import { samePageElsewhere } from '../seo/same-page-elsewhere.ts';
import { shopContext } from '../shop-context.ts';
import { choiceCookie } from '../visitor/cookies.ts';

/**
 * /stores/store/switch?___store=nl_NL&currency=EUR&from=/returns — the visitor's own choice, remembered for a year. Who names no
 * currency has chosen none: an earlier choice stays, and counts wherever it is offered.
 */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { searchParams } = url;
  const target = marketByStoreCode(searchParams.get('___store') ?? '');
  if (!target) return new Response('There is no such store.', { status: 400 });

  const wanted = searchParams.get(currencyQueryParameter);
  const currency = target.availableCurrencies.find(({ code }) => code === wanted)?.code;
  const paths = await samePageElsewhere(shop, localPath(searchParams.get('from')));
  const address = localeUrl(target, paths[target.name] ?? '/', { host: shop.host, strategy: shop.strategy });

  const headers = new Headers({
    location: new URL(address, request.url).href,
    'cache-control': 'private, no-store',
  });
  headers.append('set-cookie', choiceCookie(cookieNames.locale, target.name, url));
  headers.append('set-cookie', choiceCookie(cookieNames.store, target.code, url));
  if (currency) headers.append('set-cookie', choiceCookie(cookieNames.currency, currency, url));
  return new Response(null, { status: 302, headers });
}

/** Only a path of this shop: anything else would make the switch an open redirect. */
function localPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/';
  const { pathname } = new URL(`/${from.replace(/^[/\\]+/, '')}`, 'http://shop.internal');
  try {
    return decodeURI(pathname);
  } catch {
    return '/';
  }
}
