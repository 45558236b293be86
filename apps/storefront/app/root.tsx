import { type LinkProps, LinkProvider } from '@bowline/ui/components';
import stylesUrl from '@bowline/ui/styles.css?url';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { environmentMetaName } from './browser-log.ts';
import { csrfMetaName } from './data/csrf-fetch.ts';
import { SeparateErrorScreen } from './features/errors/SeparateErrorScreen.tsx';
import { useLocaleFacts } from './i18n/I18nProvider.tsx';
import { shopContext } from './shop-context.ts';
import { type ShopState, useShopState } from './shop-state.ts';
import { openSession } from './visitor/session.ts';

const Deployments = lazy(() => import('./features/deployments/Deployments.tsx'));

export const middleware = [openSession];

export function loader({ context }: LoaderFunctionArgs): ShopState {
  const { visitor, host, strategy, environment, search, contentImagesUrl, pictures } =
    context.get(shopContext);
  const { currency, vatDisplay } = visitor;
  const { applicationId, searchKey, hosts } = search;
  return {
    currency,
    vatDisplay,
    host,
    strategy,
    environment,
    contentImagesUrl,
    ...(pictures.service.name !== 'local' && { imageService: pictures.service }),
    search: { applicationId, searchKey, ...(hosts && { hosts }) },
  };
}

/** By its address: as an import of scripts it would be on the lists of what each of them needs. */
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }];

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { market, messagesUrl } = useLocaleFacts();
  const environment = useShopState()?.environment;
  return (
    <html lang={market.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {environment && <meta name={environmentMetaName} content={environment} />}
        {/* Filled after loading: the page itself holds nothing of its visitor. */}
        <meta name={csrfMetaName} content="" />
        <link rel="preload" as="fetch" href={messagesUrl} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Suspense>
        <Deployments />
      </Suspense>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main className="page-width py-section">
      <SeparateErrorScreen />
    </main>
  );
}

/** Links of the design system, followed without leaving the page; other sites and fragments stay plain anchors. */
function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
