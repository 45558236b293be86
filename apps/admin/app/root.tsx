import { type LinkProps, LinkProvider } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { Outlet, Link as RouterLink, Scripts, ScrollRestoration } from 'react-router';
import stylesUrl from './admin.css?url';
import { useLanguage, useTranslate } from './i18n/TextsProvider.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const t = useTranslate();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" />
        <title>{t('shell.title')}</title>
        <link rel="stylesheet" href={stylesUrl} />
      </head>
      <body>
        <LinkProvider component={OwnLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Within the desk by the router; files and other sites by the browser. */
function OwnLink({ href, ...link }: LinkProps) {
  return href.startsWith('/') ? <RouterLink to={href} {...link} /> : <a href={href} {...link} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorScreen />
    </main>
  );
}
