import { classNames, Icon, type IconName, iconPaths, Link } from '@bowline/ui/components';

export interface ShownPoint {
  readonly icon: string;
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly href?: string };
}

export function SellingPoints({ points }: { points: readonly ShownPoint[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-8 sm:grid-cols-2',
        points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {points.map(({ icon, title, text, link }) => (
        <li key={title} className="grid content-start gap-2">
          <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
            <Icon name={isIconName(icon) ? icon : 'check'} size="lg" />
          </span>
          <h3 className="text-lg">
            {link?.href ? (
              <Link href={link.href} className="hover:text-link hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {text && <p className="text-text-muted">{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
