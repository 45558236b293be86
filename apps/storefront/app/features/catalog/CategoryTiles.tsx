import { formatNumber } from '@bowline/markets';
import { Link } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../../KeptMarkup.tsx';
import { ShopImage } from './ShopImage.tsx';

export interface CategoryTileView {
  readonly uid: string;
  readonly name: string;
  readonly path: string;
  readonly image: string;
  readonly productCount?: number;
}

export function CategoryTiles({ categories }: { categories: readonly CategoryTileView[] }) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <KeptMarkup
      as="ul"
      className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6"
      of={['category tiles', categories]}
    >
      {() =>
        categories.map((category) => (
          <li key={category.uid} className="group relative overflow-hidden rounded-lg bg-surface-picture">
            <ShopImage
              src={category.image}
              alt=""
              width={480}
              height={320}
              sizes="44vw md:29.2vw xl:411px"
              className="aspect-3/2 w-full object-cover transition-transform duration-slow group-hover:scale-[1.03]"
            />
            <p className="bg-surface-sunken px-4 py-3 leading-snug">
              <Link
                href={category.path}
                className="font-semibold after:absolute after:inset-0 group-hover:text-link"
              >
                {category.name}
              </Link>
              {category.productCount !== undefined && (
                <span className="numbers block text-sm text-text-muted">
                  {t(
                    'category.count',
                    { n: formatNumber(category.productCount, market) },
                    category.productCount,
                  )}
                </span>
              )}
            </p>
          </li>
        ))
      }
    </KeptMarkup>
  );
}
