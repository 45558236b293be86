import { ownPath } from '@bowline/kit';
import { cookieNames, currencyQueryParameter, localeUrl, marketByStoreCode } from '@bowline/markets';
import { Notice } from '@bowline/ui/components';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { samePageElsewhere } from '../seo/same-page-elsewhere.ts';
import { StoreForms } from '../shell/StoreSwitcher.tsx';
import { shopContext } from '../shop-context.ts';
import { choiceCookie } from '../visitor/cookies.ts';

const pathOfSwitch = '/stores/store/switch';

/**
 * /stores/store/switch?___store=nl_NL&currency=EUR&from=/returns — the visitor's own choice, remembered for a year. Who names no
 * currency has chosen none: an earlier choice stays, and counts wherever it is offered. Who names no store, or one that does not
 * exist, is asked.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { searchParams } = url;
  const code = searchParams.get('___store');
  const from = localPath(searchParams.get('from'));
  const target = marketByStoreCode(code ?? '');
  if (!target) return data({ from, isUnknown: code !== null }, { status: code === null ? 200 : 400 });

  const wanted = searchParams.get(currencyQueryParameter);
  const currency = target.availableCurrencies.find(({ code }) => code === wanted)?.code;
  const paths = await samePageElsewhere(shop, from);
  const address = localeUrl(target, paths[target.name] ?? '/', { host: shop.host, strategy: shop.strategy });

  const headers = new Headers({
    location: new URL(ownPath(address) ?? address, url).href,
    'cache-control': 'private, no-store',
  });
  headers.append('set-cookie', choiceCookie(cookieNames.locale, target.name, url));
  headers.append('set-cookie', choiceCookie(cookieNames.store, target.code, url));
  if (currency) headers.append('set-cookie', choiceCookie(cookieNames.currency, currency, url));
  return new Response(null, { status: 302, headers });
}

/** Only a path of this shop: anything else would make the switch an open redirect. */
function localPath(from: string | null): string {
  const [path = '/'] = (ownPath(from ?? '') ?? '/').split(/[?#]/);
  try {
    return path === pathOfSwitch ? '/' : decodeURI(path);
  } catch {
    return '/';
  }
}

export default function StoreSwitch() {
  const t = useTranslate();
  const { from, isUnknown } = useLoaderData<typeof loader>() as { from: string; isUnknown: boolean };
  return (
    <ScreenFrame title={t('switcher.title')}>
      <div className="grid max-w-form gap-6">
        {isUnknown && <Notice tone="warning">{t('switcher.unknown')}</Notice>}
        <StoreForms from={from} />
      </div>
    </ScreenFrame>
  );
}
