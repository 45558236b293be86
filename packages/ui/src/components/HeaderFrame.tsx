import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface HeaderFrameProps {
  readonly logo: ReactNode;
  /** A thin line above everything: delivery promise, language switcher. */
  readonly announcement?: ReactNode | undefined;
  /** The opener of the menu drawer on screens without room for the navigation. */
  readonly menuOpener?: ReactNode | undefined;
  readonly search?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly navigation?: ReactNode | undefined;
}

/**
 * Where the parts of the header stand on every screen; it knows nothing about them. It stays in reach while the page moves below
 * it, without the thin line, which is as high as the header begins above the screen.
 */
export function HeaderFrame({
  logo,
  announcement,
  menuOpener,
  search,
  actions,
  navigation,
}: HeaderFrameProps) {
  return (
    <header className={classNames('sticky z-30 bg-surface', announcement ? '-top-11' : 'top-0')}>
      {announcement && (
        <div className="inverse text-sm">
          <div className="page-width flex min-h-9 flex-wrap items-center justify-between gap-x-6 py-1">
            {announcement}
          </div>
        </div>
      )}
      <div className="border-b border-border">
        <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:flex-nowrap lg:gap-x-10 lg:py-3">
          {menuOpener && <div className="-ms-2.5 lg:hidden">{menuOpener}</div>}
          <div className="me-auto flex lg:me-0">{logo}</div>
          {search && <div className="order-last w-full lg:order-none lg:max-w-xl lg:flex-1">{search}</div>}
          {actions && <div className="-me-2.5 flex items-center lg:ms-auto lg:gap-1">{actions}</div>}
        </div>
        {navigation && <div className="page-width hidden lg:block">{navigation}</div>}
      </div>
    </header>
  );
}
