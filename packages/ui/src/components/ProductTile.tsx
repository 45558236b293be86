import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './Link.tsx';

export interface ProductTileProps {
  readonly href: string;
  /** What tells it from its neighbours, where they have a name in common. */
  readonly name: string;
  /** What it has in common with its neighbours; smaller, below its name. */
  readonly rangeName?: string | undefined;
  /** An image with width and height, or a skeleton. */
  readonly picture: ReactNode;
  readonly price: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly badge?: ReactNode | undefined;
  /** A line below the name: diameter and material, or the number of colours. */
  readonly detail?: ReactNode | undefined;
  /** A control of its own in the corner, such as the wishlist's heart. */
  readonly action?: ReactNode | undefined;
  /** A control of its own beside the price. */
  readonly buying?: ReactNode | undefined;
  /** Shown paler than what can be bought. */
  readonly isSoldOut?: boolean | undefined;
}

/** One product in a grid. The whole tile leads to the product through the single link in its heading. */
export function ProductTile(props: ProductTileProps) {
  const { href, name, rangeName, picture, price, headingLevel = 3, badge, detail, action, buying } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-3">
      <div className="tile-picture">
        {props.isSoldOut ? <div className="size-full opacity-50 grayscale-50">{picture}</div> : picture}
        {badge && <div className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5">{badge}</div>}
      </div>
      <div className="grid content-start gap-0.5">
        <Heading className={classNames('leading-snug font-medium', !rangeName && 'hyphens-auto')}>
          <Link href={href} className="tile-link">
            {rangeName ? <span className="font-semibold">{name}</span> : name}
            {rangeName && <span className="block text-sm font-normal text-text-muted"> {rangeName}</span>}
          </Link>
        </Heading>
        {detail && <div className="text-sm text-text-muted">{detail}</div>}
      </div>
      {buying ? (
        <div className="flex items-end justify-between gap-2">
          {price}
          <div className="relative z-10 shrink-0">{buying}</div>
        </div>
      ) : (
        price
      )}
      {action && <div className="absolute end-1.5 top-1.5 z-10">{action}</div>}
    </article>
  );
}

/** The wall of tiles: two beside each other on a phone, four on a wide screen. */
export function ProductGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <ul
      className={classNames(
        'product-grid grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4',
        className,
      )}
    >
      {children}
    </ul>
  );
}
