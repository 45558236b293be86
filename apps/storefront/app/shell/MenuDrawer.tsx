import { Drawer, Icon, Link } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../KeptMarkup.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';

/** The departments where the screen has no room for a row of them. */
export default function MenuDrawer({ id, menu }: { id: string; menu: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <Drawer id={id} title={t('header.menu')} closeLabel={t('dialog.close')}>
      <KeptMarkup as="ul" className="grid divide-y divide-border" of={['menu drawer', menu]}>
        {() =>
          menu.map((entry) => (
            <li key={entry.path}>
              {entry.children.length > 0 ? <Department entry={entry} /> : <MenuLink {...entry} />}
            </li>
          ))
        }
      </KeptMarkup>
    </Drawer>
  );
}

/** A native disclosure, which needs no script; one is open at a time. */
function Department({ entry }: { entry: MenuEntry }) {
  const t = useTranslate();
  return (
    <details name="departments" className="disclosure">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-medium hover:text-link">
        {entry.name}
        <Icon name="chevron-down" size="sm" className="turns text-text-muted" />
      </summary>
      <ul className="mb-3 ms-1 grid border-s border-border ps-4">
        {[{ ...entry, name: t('header.allOf', { category: entry.name }) }, ...entry.children].map((child) => (
          <li key={child.path}>
            <MenuLink {...child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ name, path }: Pick<MenuEntry, 'name' | 'path'>) {
  return (
    <Link href={path} className="flex min-h-12 items-center font-medium hover:text-link">
      {name}
    </Link>
  );
}
