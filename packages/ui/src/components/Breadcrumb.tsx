import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

export interface BreadcrumbItem {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps {
  readonly label: string;
  /** From the home page down; the last is the page itself. */
  readonly items: readonly BreadcrumbItem[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-text-muted">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.href} className="flex min-w-0 items-center gap-1">
              {index > 0 && <Icon name="chevron-right" size="sm" className="scale-75" />}
              <Link
                href={item.href}
                className="inline-flex min-h-6 items-center hover:text-link hover:underline aria-[current]:text-text"
                {...(isLast ? { 'aria-current': 'page' } : {})}
              >
                {item.label}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
