import { painted } from '@bowline/ui/components';
import { type MouseEvent, useCallback } from 'react';
import { useHref, useNavigate } from 'react-router';

/**
 * Links of a choice: a click changes the page in place, without a jump to its top. There may be a hundred of them, so they are
 * plain anchors, none of which listens to where the visitor is.
 */
export function useChoiceLinks() {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return {
    hrefOf: (path: string) => base + path,
    /** The address within the shop that a click chose; undefined for clicks that are the browser's own. */
    follow: useCallback(
      (event: MouseEvent<HTMLAnchorElement>): string | undefined => {
        const isPlain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain) return undefined;
        event.preventDefault();
        const path = (event.currentTarget.getAttribute('href') ?? base).slice(base.length);
        painted().then(() => navigate(path, { preventScrollReset: true }));
        return path;
      },
      [navigate, base],
    ),
  };
}
