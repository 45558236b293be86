import { shop } from '@bowline/markets';
import { Link, Logo, SkipLink } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SeparateErrorScreen } from '../features/errors/SeparateErrorScreen.tsx';
import { WishForm } from '../features/wishes/WishButton.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** For screens where nothing should lead away: checkout and plain content. */
export default function LightLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <div className="page-width py-section">
        <SeparateErrorScreen />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <SkipLink href="#content">{t('header.skip')}</SkipLink>
      <header className="border-b border-border bg-surface">
        <div className="page-width flex items-center justify-between gap-4 py-4">
          <Link href="/" aria-label={t('header.home', { brand: shop.brand })}>
            <Logo name={shop.brand} />
          </Link>
        </div>
      </header>
      <WishForm />
      <main id="content">{children}</main>
      <footer className="page-width border-t border-border py-6 text-sm text-text-muted">
        {t('footer.rights', { company: shop.legalName })}
      </footer>
    </>
  );
}
