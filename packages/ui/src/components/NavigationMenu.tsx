import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly items?: readonly NavigationItem[] | undefined;
  /** Leads nowhere itself, only to its items. */
  readonly isGroup?: boolean | undefined;
}

export interface NavigationMenuProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** The name of the link to a parent itself, for example "All paracord". */
  readonly allLabel: (parent: NavigationItem) => string;
}

const entry = 'inline-flex min-h-target items-center gap-1 font-medium whitespace-nowrap hover:text-link';

function closeSubmenus(menu: HTMLElement | null, except?: EventTarget | null) {
  for (const open of menu?.querySelectorAll('details[open]') ?? []) {
    if (!(except instanceof Node && open.contains(except))) open.removeAttribute('open');
  }
}

function Submenu({
  parent,
  group,
  allLabel,
}: { parent: NavigationItem; group: string } & Pick<NavigationMenuProps, 'allLabel'>) {
  return (
    <details name={group} className="disclosure relative">
      <summary className={entry}>
        {parent.label}
        <Icon name="chevron-down" size="sm" className="turns text-text-muted" />
      </summary>
      <ul
        className={classNames(
          'absolute top-full z-40 grid min-w-64 gap-0.5 rounded-lg border border-border bg-surface-raised p-2 shadow-overlay',
          // The last entry of the row has no room to its right.
          parent.isGroup ? '-end-4' : '-start-4',
        )}
      >
        {[...(parent.isGroup ? [] : [{ ...parent, label: allLabel(parent) }]), ...(parent.items ?? [])].map(
          (item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className="flex min-h-10 items-center rounded-md px-3 hover:bg-primary-soft hover:text-on-primary-soft"
              >
                {item.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}

/** The shop's departments in a row, two levels deep. Submenus are native disclosures: keys work, scripts add Escape and closing. */
export function NavigationMenu({ label, items, allLabel }: NavigationMenuProps) {
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOnPressElsewhere = (event: PointerEvent) => closeSubmenus(menu.current, event.target);
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    const open = event.key === 'Escape' ? menu.current?.querySelector('details[open]') : null;
    open?.querySelector('summary')?.focus();
    if (open) closeSubmenus(menu.current);
  }

  // A press outside moves the focus to nothing in some browsers, also in the middle of a press on a link of the submenu.
  function closeOnFocusElsewhere(event: FocusEvent) {
    if (event.relatedTarget) closeSubmenus(menu.current, event.relatedTarget);
  }

  function closeOnFollowedLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) closeSubmenus(menu.current);
  }

  return (
    <nav
      ref={menu}
      aria-label={label}
      onKeyDown={closeOnEscape}
      onBlur={closeOnFocusElsewhere}
      onClick={closeOnFollowedLink}
    >
      <ul className="flex flex-wrap gap-x-5 xl:flex-nowrap">
        {items.map((item) => (
          <li key={item.href}>
            {item.items?.length ? (
              <Submenu parent={item} group={label} allLabel={allLabel} />
            ) : (
              <Link href={item.href} className={entry}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
