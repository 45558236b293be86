import { type NavigationItem, NavigationMenu } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../KeptMarkup.tsx';
import type { MenuEntry } from '../layouts/load-departments.ts';

/** The departments in a row, where the screen has room for it. */
export default function DepartmentMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <KeptMarkup as="div" of={['departments', menu]}>
      {() => (
        <NavigationMenu
          label={t('header.departments')}
          items={inOneRow(menu, t('header.more'))}
          allLabel={(parent) => t('header.allOf', { category: parent.label })}
        />
      )}
    </KeptMarkup>
  );
}

/** So many names stand in one row of a screen of 1280 pixels, in every language. */
const entriesInRow = 7;

function inOneRow(menu: readonly MenuEntry[], moreLabel: string): readonly NavigationItem[] {
  if (menu.length <= entriesInRow + 1) return menu.map(toItem);
  const others = menu.slice(entriesInRow).flatMap((entry) => [entry, ...entry.children]);
  const more = { label: moreLabel, href: '#more', isGroup: true, items: others.map(toLink) };
  return [...menu.slice(0, entriesInRow).map(toItem), more];
}

const toLink = ({ name, path }: MenuEntry): NavigationItem => ({ label: name, href: path });

function toItem(entry: MenuEntry): NavigationItem {
  return {
    label: entry.name,
    href: entry.path,
    items: entry.children.map(toLink),
  };
}
