import { shop } from '@bowline/markets';
import {
  ActionLink,
  DialogOpener,
  Drawer,
  HeaderFrame,
  Link,
  Logo,
  NavigationMenu,
} from '@bowline/ui/components';
import { CartDrawerHost } from '../features/cart/CartDrawerHost.tsx';
import { CartLink } from '../features/cart/CartLink.tsx';
import { SearchField } from '../features/search/box/SearchField.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';
import { StoreSwitcherOpener } from './StoreSwitcher.tsx';

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
        search={<SearchField />}
        actions={
          <>
            <ActionLink href="/customer" icon="user" label={t('header.account')} />
            <ActionLink href="/customer/wishlists" icon="heart" label={t('header.wishlists')} />
            <CartLink />
          </>
        }
        navigation={
          menu.length > 0 && (
            <NavigationMenu
              label={t('header.departments')}
              items={menu.map(toItem)}
              allLabel={(parent) => t('header.allOf', { category: parent.label })}
            />
          )
        }
      />
      <Drawer id={menuId} title={t('header.menu')} closeLabel={t('dialog.close')}>
        <MenuList menu={menu} />
      </Drawer>
      <CartDrawerHost />
    </>
  );
}

function toItem(entry: MenuEntry) {
  return {
    label: entry.name,
    href: entry.path,
    items: entry.children.map((child) => ({ label: child.name, href: child.path })),
  };
}

function MenuList({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <ul className="grid gap-1">
      {menu.map((entry) => (
        <li key={entry.path}>
          <Link href={entry.path} className="flex min-h-target items-center font-medium hover:text-link">
            {entry.name}
          </Link>
          {entry.children.length > 0 && (
            <div className="ms-3 border-s border-border ps-4">
              <MenuList menu={entry.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
