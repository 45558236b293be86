import { SkipLink } from '@bowline/ui/components';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { pack, useUnpackedData, useUnpackedRouteData } from '../data/packed.ts';
import { SeparateErrorScreen } from '../features/errors/SeparateErrorScreen.tsx';
import { QuickAddHost } from '../features/product/QuickAddHost.tsx';
import { CompareForm } from '../features/wishes/CompareForm.tsx';
import { WishForm } from '../features/wishes/WishButton.tsx';
import { separatePart, untilTouched } from '../first-touch.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { Header } from '../shell/Header.tsx';
import { LocaleSuggestionHost } from '../shell/LocaleSuggestionHost.tsx';
import { shopContext } from '../shop-context.ts';
import { useVisitor } from '../visitor/visitor-store.ts';
import { loadFrameDocuments } from './frame-documents.ts';
import { loadDepartments, type MenuEntry } from './load-departments.ts';
import { type FooterView, loadFooter } from './load-footer.ts';
import { loadCurrencies, loadMenu } from './load-menu.ts';

// Below everything else, or hidden until it is asked for.
const Footer = untilTouched(() => import('../shell/Footer.tsx'));
const SessionNotice = separatePart(() => import('../visitor/SessionNotice.tsx'));
const StoreSwitcher = untilTouched(() => import('../shell/StoreSwitcher.tsx'));

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [departments, documents, currencies] = await Promise.all([
    loadDepartments(shop),
    loadFrameDocuments(shop),
    loadCurrencies(shop),
  ]);
  const [menu, footer] = await Promise.all([
    loadMenu(shop, documents?.menu, departments),
    loadFooter(shop, documents),
  ]);
  return pack({ menu, footer, currencies });
}

export const shouldRevalidate = () => false;

export default function DefaultLayout() {
  return (
    <Frame {...useUnpackedData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

/** An error of a screen keeps header and footer, so that the visitor can go on. */
export function ErrorBoundary() {
  const loaded = useUnpackedRouteData<typeof loader>('default');
  return (
    <Frame menu={loaded?.menu ?? []} footer={loaded?.footer ?? null}>
      <div className="page-width py-section">
        <SeparateErrorScreen />
      </div>
    </Frame>
  );
}

function Frame(props: { menu: readonly MenuEntry[]; footer: FooterView | null; children: ReactNode }) {
  const { menu, footer, children } = props;
  const t = useTranslate();
  useClosedMenus();
  return (
    <>
      <SkipLink href="#content">{t('header.skip')}</SkipLink>
      <Header menu={menu} />
      <LocaleSuggestionHost />
      <SessionEnd />
      <WishForm />
      <CompareForm />
      <main id="content">{children}</main>
      <Suspense>
        <Footer footer={footer} />
      </Suspense>
      <Suspense>
        <StoreSwitcher />
      </Suspense>
      <QuickAddHost />
    </>
  );
}

/**
 * By itself, because who reads the visitor is rendered again at once when they are known: around the parts that scripts take
 * over later, that would replace them, and close a dialog that is already open.
 */
function SessionEnd() {
  const { hasExpiredSession } = useVisitor();
  return (
    hasExpiredSession && (
      <Suspense>
        <SessionNotice />
      </Suspense>
    )
  );
}

/** A page that was reached without a reload starts as a loaded one would: menus and dialogs closed. */
function useClosedMenus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname) return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const menu of document.querySelectorAll('header nav details[open]')) menu.removeAttribute('open');
  }, [pathname]);
}
