import { categoryPath, imageQuality, staticPagePath } from '@bowline/markets';
import { ButtonLink, Icon, type IconName } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import { everyLocale } from '../../seo/every-locale.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { CategoryTiles } from '../catalog/CategoryTiles.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import type { HomeView } from './load-home.ts';

const banner = '/media/banners/home.svg';

const sellingPoints: readonly { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'star', title: 'home.points.choiceTitle', text: 'home.points.choiceText' },
  { icon: 'truck', title: 'home.points.deliveryTitle', text: 'home.points.deliveryText' },
  { icon: 'leaf', title: 'home.points.cutTitle', text: 'home.points.cutText' },
  { icon: 'phone', title: 'home.points.adviceTitle', text: 'home.points.adviceText' },
];

export function HomeScreen({ categories, recommended }: HomeView) {
  const t = useTranslate();
  const market = useMarket();
  const words = useShopWords();
  return (
    <>
      <PageHead
        title={t('home.title', words)}
        description={t('home.description', words)}
        paths={everyLocale(() => '/')}
        image={banner}
      />
      <section className="relative overflow-hidden bg-surface-sunken">
        <ShopImage
          src={banner}
          alt=""
          width={1536}
          height={640}
          sizes="100vw"
          quality={imageQuality.banner}
          isFirst
          className="absolute inset-0 size-full object-cover object-right"
        />
        <div className="page-width relative py-section">
          <div className="grid max-w-form gap-5 rounded-lg bg-surface-raised p-6 shadow-overlay sm:p-8">
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
          </div>
        </div>
      </section>
      <div className="page-width grid gap-section py-section">
        <section aria-labelledby="departments" className="grid gap-6">
          <h2 id="departments" className="text-2xl">
            {t('home.departments')}
          </h2>
          <CategoryTiles categories={categories} />
        </section>
        <section aria-labelledby="recommended" className="grid gap-6">
          <h2 id="recommended" className="text-2xl">
            {t('home.recommended')}
          </h2>
          <ProductTiles products={recommended} />
        </section>
        <section aria-label={t('home.pointsLabel', words)}>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {sellingPoints.map((point) => (
              <li key={point.title} className="grid content-start gap-2">
                <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
                  <Icon name={point.icon} size="lg" />
                </span>
                <h3 className="text-lg">{t(point.title, words)}</h3>
                <p className="text-text-muted">{t(point.text, words)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
