import { SkipLink } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import { ErrorScreen } from '../features/errors/ErrorScreen.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { LocaleSuggestion } from '../shell/LocaleSuggestion.tsx';
import { StoreSwitcher } from '../shell/StoreSwitcher.tsx';
import { useClosedMenus } from '../shell/use-closed-menus.ts';
import { shopContext } from '../shop-context.ts';
import { loadMenu, type MenuEntry } from './load-menu.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { menu: await loadMenu(context.get(shopContext)) };
}

export const shouldRevalidate = () => false;

export default function DefaultLayout() {
  return (
    <Frame menu={useLoaderData<typeof loader>().menu}>
      <Outlet />
    </Frame>
  );
}

/** An error of a screen keeps header and footer, so that the visitor can go on. */
export function ErrorBoundary() {
  return (
    <Frame menu={useRouteLoaderData<typeof loader>('default')?.menu ?? []}>
      <div className="page-width py-section">
        <ErrorScreen />
      </div>
    </Frame>
  );
}

function Frame({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  const t = useTranslate();
  useClosedMenus();
  return (
    <>
      <SkipLink href="#content">{t('header.skip')}</SkipLink>
      <Header menu={menu} />
      <LocaleSuggestion />
      <main id="content">{children}</main>
      <Footer />
      <StoreSwitcher />
    </>
  );
}
