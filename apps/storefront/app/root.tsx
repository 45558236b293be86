import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { environmentMetaName } from './browser-log.ts';
import { csrfMetaName } from './data/csrf-fetch.ts';
import { SeparateErrorScreen } from './features/errors/SeparateErrorScreen.tsx';
import { separatePart, untilTouched, whenIdle } from './first-touch.ts';
import { keepPage } from './forms/unreached.ts';
import { useLocaleFacts } from './i18n/I18nProvider.tsx';
import { OwnLinks } from './routing/OwnLinks.tsx';
import { NavigationProgress } from './shell/NavigationProgress.tsx';
import { UnreachedNote } from './shell/UnreachedNote.tsx';
import { shopContext } from './shop-context.ts';
import { type ShopState, useShopState } from './shop-state.ts';
import { openSession } from './visitor/session.ts';
import { takeCurrency } from './visitor/take-currency.ts';

const ThirdPartyHost = separatePart(async () => {
  await whenIdle();
  return import('./features/analytics/ThirdPartyHost.tsx');
});
const Deployments = untilTouched(() => import('./features/deployments/Deployments.tsx'));
const DeviceHost = untilTouched(() => import('./features/device/DeviceHost.tsx'));
const WaitingPage = untilTouched(() => import('./shell/WaitingPage.tsx'));
const KeptNote = separatePart(() => import('./features/device/KeptNote.tsx'));

export const middleware = [takeCurrency, openSession];
export const clientMiddleware = [keepPage];

export function loader({ context }: LoaderFunctionArgs): ShopState {
  const { visitor, host, strategy, environment, search, contentImagesUrl, pictures, thirdParties } =
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
    ...(Object.keys(thirdParties).length > 0 && { thirdParties }),
    search: { applicationId, searchKey, ...(hosts && { hosts }) },
  };
}

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
        <link rel="preload" as="fetch" href={messagesUrl} crossOrigin="anonymous" fetchPriority="low" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <OwnLinks>{children}</OwnLinks>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { thirdParties, environment = '' } = useShopState() ?? {};
  const keptAt = useKeptAt();
  return (
    <>
      <NavigationProgress />
      {keptAt && (
        <Suspense>
          <KeptNote keptAt={keptAt} />
        </Suspense>
      )}
      <Outlet />
      <UnreachedNote />
      <Suspense>
        <Deployments />
        <DeviceHost />
        <WaitingPage />
      </Suspense>
      {thirdParties && (
        <Suspense>
          <ThirdPartyHost parties={thirdParties} environment={environment} />
        </Suspense>
      )}
    </>
  );
}

/** When the page was kept that is shown because the shop does not answer; the worker that keeps it writes it there. */
function useKeptAt(): string | undefined {
  const [keptAt, setKeptAt] = useState<string>();
  useEffect(() => {
    setKeptAt(document.querySelector<HTMLMetaElement>('meta[name="kept-at"]')?.content);
  }, []);
  return keptAt;
}

export function ErrorBoundary() {
  return (
    <main className="page-width py-section">
      <SeparateErrorScreen />
    </main>
  );
}
