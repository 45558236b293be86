import type { LinkProps } from '@bowline/ui/components';
import { Link } from 'react-router';

/** Links of the design system, followed without leaving the page; other sites and fragments stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
