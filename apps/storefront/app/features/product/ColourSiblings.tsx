import { formatNumber } from '@bowline/markets';
import { classNames, Icon, Link } from '@bowline/ui/components';
import { type MouseEvent, memo, useCallback, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import { useChoiceLinks } from './follow-choice.ts';
import type { ProductView } from './shown-product.ts';
import { usePressed } from './use-pressed.ts';

/** Three rows of a phone, two of a wide screen; the others are a click away. */
const firstShown = 18;

type Sibling = ProductView['siblings'][number];

interface ColourSiblingsProps {
  readonly siblings: readonly Sibling[];
  readonly currentPath: string;
  /** What is chosen besides, which another colour keeps. */
  readonly search: string;
  readonly listings: ProductView['listings'];
  /** Cards come in designs. */
  readonly isDesign: boolean;
}

/** The same goods in all colours, as pieces of their weave: what one sees is what one gets. */
export function ColourSiblings(props: ColourSiblingsProps) {
  const { siblings, currentPath, search, listings, isDesign } = props;
  const t = useTranslate();
  const market = useMarket();
  const { hrefOf, follow } = useChoiceLinks();
  // Stays as it is while colours are tried, so that nothing moves away from under the finger.
  const [firstPaths] = useState(() => pathsInView(siblings, currentPath));
  const [shownPath, press] = usePressed(currentPath);
  const choose = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const followed = follow(event);
      if (followed) press(followed.slice(0, followed.length - search.length));
    },
    [follow, press, search],
  );
  if (siblings.length < 2) return null;
  const swatches = (some: readonly Sibling[]) => (
    <ul className="grid grid-cols-5 gap-2 min-[22.5rem]:grid-cols-6 sm:grid-cols-9 md:grid-cols-12 lg:grid-cols-9">
      {some.map((sibling) => (
        <li key={sibling.path}>
          <Swatch
            sibling={sibling}
            href={hrefOf(sibling.path + search)}
            isChosen={sibling.path === shownPath}
            isDesign={isDesign}
            onClick={choose}
          />
        </li>
      ))}
    </ul>
  );
  const first = siblings.filter(({ path }) => firstPaths.has(path));
  const more = siblings.filter(({ path }) => !firstPaths.has(path));
  const shown = siblings.find(({ path }) => path === shownPath);
  return (
    <nav aria-label={t(isDesign ? 'product.designs' : 'product.colours')} className="grid gap-2">
      <p>
        <span className="font-medium">{t(isDesign ? 'product.design' : 'product.colour')}</span>{' '}
        {shown?.label}
      </p>
      {swatches(first)}
      {more.length > 0 && (
        <details className="disclosure group">
          <summary className="flex min-h-target w-fit items-center gap-1.5 text-link hover:underline">
            <span className="group-open:hidden">
              {t('product.allColours', { n: formatNumber(siblings.length, market) })}
            </span>
            <span className="hidden group-open:inline">{t('product.fewerColours')}</span>
            <Icon name="chevron-down" size="sm" className="turns" />
          </summary>
          <div className="pb-2">{swatches(more)}</div>
        </details>
      )}
      {listings.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {listings.map(({ path, pattern, count }) => (
            <Link key={path} href={path} className="text-link-style">
              {pattern
                ? t('product.allOfPattern', { n: formatNumber(count, market), pattern })
                : t('product.allOfRange', { n: formatNumber(count, market) })}
            </Link>
          ))}
        </p>
      )}
    </nav>
  );
}

interface SwatchProps {
  readonly sibling: Sibling;
  readonly href: string;
  readonly isChosen: boolean;
  readonly isDesign: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Of a hundred, a press changes two: only these are drawn again. */
const Swatch = memo(({ sibling, href, isChosen, isDesign, onClick }: SwatchProps) => {
  const t = useTranslate();
  return (
    <a
      href={href}
      title={sibling.label}
      aria-label={sibling.isInStock ? sibling.label : `${sibling.label} (${t('stock.soldOut')})`}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
      className={classNames(
        'relative block aspect-square overflow-hidden rounded-md outline-offset-2',
        'ring-1 ring-border hover:ring-2 hover:ring-primary',
        'aria-[current=true]:ring-3 aria-[current=true]:ring-primary',
        !sibling.isInStock && 'opacity-45',
      )}
    >
      <ShopImage
        src={sibling.image}
        alt=""
        width={64}
        height={64}
        className={classNames('size-full object-cover', !isDesign && 'scale-150')}
      />
      {isChosen && (
        <span className="absolute end-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-primary text-on-primary">
          <Icon name="check" size="sm" />
        </span>
      )}
    </a>
  );
});

/** The first ones, and in any case the chosen one. */
function pathsInView(siblings: readonly Sibling[], currentPath: string): ReadonlySet<string> {
  const first = siblings.slice(0, firstShown).map(({ path }) => path);
  return new Set(first.includes(currentPath) ? first : [...first.slice(0, -1), currentPath]);
}
