import { formatNumber } from '@bowline/markets';
import { Link } from '@bowline/ui/components';
import { useId } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../../KeptMarkup.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import type { ProductView } from './shown-product.ts';

/** A row of a wide screen. */
const mostShown = 6;

/** The same goods in the colours next to this one, large enough to fall for, and the way to all of them. */
export default function OtherColours({
  siblings,
  listings,
  currentPath,
}: Pick<ProductView, 'siblings' | 'listings'> & { readonly currentPath: string }) {
  const t = useTranslate();
  const market = useMarket();
  const id = useId();
  const others = neighboursOf(siblings, currentPath);
  if (others.length < 2) return null;
  const [all] = listings;
  return (
    <section aria-labelledby={id} className="drawn-near grid grid-cols-1 gap-6 [--height-until-drawn:22rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl">
          {t('product.otherColours')}
        </h2>
        {all && (
          <Link href={all.path} className="text-link-style">
            {t('product.allColours', { n: formatNumber(all.count, market) })}
          </Link>
        )}
      </div>
      <KeptMarkup
        as="ul"
        className="grid grid-cols-3 gap-x-4 gap-y-6 md:grid-cols-6"
        of={['colours', others]}
      >
        {() =>
          others.map(({ path, label, image }) => (
            <li key={path} className="group relative grid content-start gap-2">
              {/* The ruler at the lower edge is for who looks closely. */}
              <div className="aspect-5/4 overflow-hidden rounded-lg bg-surface-picture">
                <ShopImage
                  src={image}
                  alt=""
                  width={200}
                  height={200}
                  sizes="29vw md:15vw xl:192px"
                  className="size-full object-cover object-top"
                />
              </div>
              <Link
                href={path}
                className="text-sm font-medium after:absolute after:inset-0 group-hover:text-link"
              >
                {label}
              </Link>
            </li>
          ))
        }
      </KeptMarkup>
    </section>
  );
}

/** Those that can be bought and stand nearest in the range, in its order. */
function neighboursOf(siblings: ProductView['siblings'], currentPath: string): ProductView['siblings'] {
  const buyable = siblings.filter(({ path, isInStock }) => isInStock || path === currentPath);
  const place = buyable.findIndex(({ path }) => path === currentPath);
  const start = Math.max(0, Math.min(place - mostShown / 2, buyable.length - mostShown - 1));
  return buyable
    .slice(start, start + mostShown + 1)
    .filter(({ path }) => path !== currentPath)
    .slice(0, mostShown);
}
