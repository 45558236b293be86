import { shop } from '@bowline/markets';
import { ActionLink, DialogOpener, HeaderFrame, Link, Logo } from '@bowline/ui/components';
import { Suspense } from 'react';
import { CartDrawerHost } from '../features/cart/CartDrawerHost.tsx';
import { CartLink } from '../features/cart/CartLink.tsx';
import { untilTouched } from '../first-touch.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';
import { AccountLink } from './AccountLink.tsx';
import { CompareLink } from './CompareLink.tsx';
import { StoreSwitcherOpener } from './StoreSwitcherOpener.tsx';

// Links and native disclosures, which work before there is any script.
const DepartmentMenu = untilTouched(() => import('./DepartmentMenu.tsx'));
// A form, which leads to the search page; what was typed before its script is there stays.
const SearchField = untilTouched(() => import('../features/search/box/SearchField.tsx'));
const MenuDrawer = untilTouched(() => import('./MenuDrawer.tsx'));

const menuId = 'menu';

export function Header({ menu }: { menu: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <>
      <HeaderFrame
        announcement={
          <>
            <p className="hidden sm:block">{t('header.promise')}</p>
            <StoreSwitcherOpener />
          </>
        }
        menuOpener={
          <DialogOpener dialogId={menuId} variant="quiet" icon="menu" iconOnly>
            {t('header.menu')}
          </DialogOpener>
        }
        logo={
          <Link href="/" aria-label={t('header.home', { brand: shop.brand })}>
            <Logo name={shop.brand} />
          </Link>
        }
        search={
          <Suspense>
            <SearchField />
          </Suspense>
        }
        actions={
          <>
            <CompareLink />
            <AccountLink />
            <ActionLink href="/wishlist" icon="heart" label={t('header.wishlists')} />
            <CartLink />
          </>
        }
        navigation={
          menu.length > 0 && (
            <Suspense>
              <DepartmentMenu menu={menu} />
            </Suspense>
          )
        }
      />
      <Suspense>
        <MenuDrawer id={menuId} menu={menu} />
      </Suspense>
      <CartDrawerHost />
    </>
  );
}
