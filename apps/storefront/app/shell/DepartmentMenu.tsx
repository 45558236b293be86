import { NavigationMenu } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';

/** The departments in a row, where the screen has room for it. */
export default function DepartmentMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <NavigationMenu
      label={t('header.departments')}
      items={menu.map(toItem)}
      allLabel={(parent) => t('header.allOf', { category: parent.label })}
    />
  );
}

function toItem(entry: MenuEntry) {
  return {
    label: entry.name,
    href: entry.path,
    items: entry.children.map((child) => ({ label: child.name, href: child.path })),
  };
}
