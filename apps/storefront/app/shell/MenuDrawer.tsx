import { Drawer, Link } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';

/** The departments where the screen has no room for a row of them. */
export default function MenuDrawer({ id, menu }: { id: string; menu: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <Drawer id={id} title={t('header.menu')} closeLabel={t('dialog.close')}>
      <MenuList menu={menu} />
    </Drawer>
  );
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
