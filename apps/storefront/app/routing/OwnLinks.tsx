import { type LinkProps, LinkProvider } from '@bowline/ui/components';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { endWaitForTouch } from '../first-touch.ts';

/** What all addresses of this shop begin with: '' or '/nl'. */
const Prefix = createContext('');

/**
 * Lets every link to a page of the shop be followed without leaving the document. One listener does it for all of them: a
 * page has hundreds, and some are not React's yet when they are clicked.
 */
export function OwnLinks({ children }: { children: ReactNode }) {
  const home = useHref('/');
  const prefix = home === '/' ? '' : home;
  const navigate = useNavigate();
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key !== firstKey.current) endWaitForTouch();
  }, [key]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.dataset.own === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      void navigate((pathname.slice(prefix.length) || '/') + search + hash, {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.own === 'stay',
      });
    };
    // After React's own listeners, which sit in the same place: who handles a click prevents this.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, prefix]);
  return (
    <Prefix value={prefix}>
      <LinkProvider component={OwnLink}>{children}</LinkProvider>
    </Prefix>
  );
}

interface OwnLinkProps extends LinkProps {
  /** Where the page stands is kept: what the link changes is in view. */
  readonly staysInPlace?: boolean;
}

/** A link of the design system; other sites and fragments stay plain anchors. */
export function OwnLink({ href, staysInPlace = false, ...rest }: OwnLinkProps) {
  const prefix = useContext(Prefix);
  if (!/^\/(?!\/)/.test(href)) return <a href={href} {...rest} />;
  return <a href={belowPrefix(prefix, href)} data-own={staysInPlace ? 'stay' : ''} {...rest} />;
}

/** The home page of a shop with a prefix has no slash at its end. */
function belowPrefix(prefix: string, href: string): string {
  return prefix + (prefix === '' ? href : href.replace(/^\/(?=$|[?#])/, ''));
}

function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey
  );
}
