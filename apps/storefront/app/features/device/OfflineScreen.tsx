import { formatDate } from '@bowline/markets';
import { ButtonLink, Link } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { lastSeenOnDevice, type Remembered } from '../../data/last-seen.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { clockTime } from './clock-time.ts';
import { type KeptPage, listKeptPages } from './kept-pages.ts';

interface OnDevice {
  readonly wanted: string;
  readonly pages: readonly KeptPage[];
  readonly cart?: Remembered | undefined;
  readonly wishlist?: Remembered | undefined;
}

/** What browsers show when the shop cannot be reached. The page itself is anybody's: what is on the device comes after it. */
export function OfflineScreen() {
  const t = useTranslate();
  const { wanted, pages, cart, wishlist } = useOnDevice();
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-section">
      <PageHead title={t('device.offline.title')} />
      <meta name="robots" content="noindex" />
      <div className="grid max-w-reading gap-4">
        <h1 className="text-4xl">{t('device.offline.title')}</h1>
        <p className="text-lg">{t('device.offline.text')}</p>
        <p>
          {/* A plain link, which loads the page anew. */}
          <a href={wanted} className="inline-flex min-h-target items-center text-link-style">
            {t('device.offline.retry')}
          </a>
        </p>
      </div>
      {cart && cart.items.length > 0 && <RememberedList title={t('screens.cart')} list={cart} />}
      {wishlist && wishlist.items.length > 0 && (
        <RememberedList title={t('wishlists.guest.title')} list={wishlist} />
      )}
      {pages.length > 0 && (
        <section aria-labelledby="kept-pages" className="grid grid-cols-1 gap-3">
          <h2 id="kept-pages" className="text-2xl">
            {t('device.offline.pages')}
          </h2>
          <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {pages.map(({ path, title }) => (
              <li key={path} className="border-b border-border">
                <Link href={path} className="flex min-h-target items-center py-2 text-link-style">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex">
        <ButtonLink href="/">{t('error.home')}</ButtonLink>
      </p>
    </div>
  );
}

function RememberedList({ title, list }: { title: string; list: Remembered }) {
  const t = useTranslate();
  const market = useMarket();
  const time = `${formatDate(new Date(list.at), market, 'short')}, ${clockTime(list.at, market)}`;
  return (
    <section aria-label={title} className="grid max-w-reading gap-3">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="text-sm text-text-muted">{t('device.asOf', { time })}</p>
      </div>
      <ul className="divide-y divide-border border-y border-border">
        {list.items.map(({ name, path, quantity, amount }) => (
          <li key={`${path} ${name}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span>
              {path ? (
                <Link href={path} className="text-link-style">
                  {name}
                </Link>
              ) : (
                name
              )}
              {quantity && (
                <span className="numbers block text-sm text-text-muted">{t('cart.times', { quantity })}</span>
              )}
            </span>
            {amount && <span className="numbers font-medium">{amount}</span>}
          </li>
        ))}
      </ul>
      {list.total && (
        <p className="flex justify-between gap-4 font-semibold">
          <span>{t('cart.totals.total')}</span>
          <span className="numbers">{list.total}</span>
        </p>
      )}
    </section>
  );
}

/** Goes on by itself as soon as there is a network. */
function useOnDevice(): OnDevice {
  const home = useHref('/');
  const prefix = home === '/' ? '' : home;
  const [found, setFound] = useState<OnDevice>({ wanted: home, pages: [] });
  useEffect(() => {
    // Not by the router: the page is kept as it is without the parameter, and scripts take it over as such.
    const wanted = new URLSearchParams(location.search).get('from') ?? home;
    const isOwn = URL.parse(wanted, location.origin)?.origin === location.origin;
    const target = isOwn ? wanted : home;
    const last = lastSeenOnDevice();
    const known = { wanted: target, cart: last.read('cart'), wishlist: last.read('wishlist') };
    setFound({ ...known, pages: [] });
    listKeptPages(prefix).then(
      (pages) => setFound({ ...known, pages }),
      () => undefined,
    );
    const goOn = () => location.replace(target);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [home, prefix]);
  return found;
}
