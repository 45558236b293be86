import { categoryPath, staticPagePath } from '@bowline/markets';
import { ButtonLink, type IconName } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import { CategoryTiles } from '../catalog/CategoryTiles.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { Hero, ownBanner } from './Hero.tsx';
import type { HomeView } from './load-home.ts';
import { SellingPoints } from './SellingPoints.tsx';

const points: readonly { readonly icon: IconName; readonly title: MessageKey; readonly text: MessageKey }[] =
  [
    { icon: 'star', title: 'home.points.choiceTitle', text: 'home.points.choiceText' },
    { icon: 'truck', title: 'home.points.deliveryTitle', text: 'home.points.deliveryText' },
    { icon: 'leaf', title: 'home.points.cutTitle', text: 'home.points.cutText' },
    { icon: 'phone', title: 'home.points.adviceTitle', text: 'home.points.adviceText' },
  ];

/** The home page of a shop whose texts nobody has written yet, or whose content service does not answer. */
export function UnwrittenHome({ categories, recommended }: Pick<HomeView, 'categories' | 'recommended'>) {
  const t = useTranslate();
  const market = useMarket();
  const words = useShopWords();
  return (
    <>
      <Hero picture={ownBanner}>
        <h1 className="text-4xl">{t('home.heading', words)}</h1>
        <p className="text-lg text-text-muted">{t('home.lead', words)}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={categoryPath('mainCord', market.name)} variant="primary" size="lg">
            {t('home.shopMainCord', words)}
          </ButtonLink>
          <ButtonLink href={staticPagePath('whyBuy', market.name)} size="lg">
            {t('pages.whyBuy', words)}
          </ButtonLink>
        </div>
      </Hero>
      <div className="page-width grid grid-cols-1 gap-section py-section">
        <section aria-labelledby="departments" className="grid grid-cols-1 gap-6">
          <h2 id="departments" className="text-2xl">
            {t('home.departments')}
          </h2>
          <CategoryTiles categories={categories} />
        </section>
        <section aria-labelledby="recommended" className="grid grid-cols-1 gap-6">
          <h2 id="recommended" className="text-2xl">
            {t('home.recommended')}
          </h2>
          <ProductTiles products={recommended} />
        </section>
        <section aria-label={t('home.pointsLabel', words)}>
          <SellingPoints
            points={points.map(({ icon, title, text }) => ({
              icon,
              title: t(title, words),
              text: t(text, words),
            }))}
          />
        </section>
      </div>
    </>
  );
}
