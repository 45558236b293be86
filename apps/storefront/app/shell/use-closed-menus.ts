import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A page that was reached without a reload starts as a loaded one would: menus and dialogs closed. */
export function useClosedMenus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname) return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const menu of document.querySelectorAll('nav details[open]')) menu.removeAttribute('open');
  }, [pathname]);
}
