import { shop } from '@bowline/markets';
import { ButtonLink } from '@bowline/ui/components';
import { Suspense } from 'react';
import { separatePart, untilTouched } from '../../first-touch.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import type { Absolute } from '../../seo/breadcrumb-data.ts';
import { everyLocale } from '../../seo/every-locale.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { Hero, ownBanner } from './Hero.tsx';
import { HomeSectionView } from './HomeSectionView.tsx';
import type { HomeView } from './load-home.ts';

/** Few shops leave their home page unwritten. */
const UnwrittenHome = separatePart(async () => {
  const module = await import('./UnwrittenHome.tsx');
  return { default: module.UnwrittenHome };
});

/** Three links, which need no scripts. */
const ServiceStrip = separatePart(() => import('../trust/ServiceStrip.tsx'));

/** Below everything, and nobody's but the visitor's. */
const RecentlySeen = untilTouched(() => import('../seen/RecentlySeen.tsx'));

export function HomeScreen(view: HomeView) {
  const t = useTranslate();
  const words = useShopWords();
  const { texts } = view;
  const hero = texts?.home.sections.find((section) => section._type === 'heroSection');
  const picture = hero?.picture.src ?? ownBanner;
  return (
    <>
      <PageHead
        title={texts?.home.seo.title ?? texts?.home.title ?? t('home.title', words)}
        description={texts?.home.seo.description ?? t('home.description', words)}
        paths={everyLocale(() => '/')}
        image={picture}
      />
      <StructuredData data={siteData} />
      {texts ? (
        <>
          <Hero picture={picture}>
            <h1 className="text-4xl">{hero?.heading ?? texts.home.title}</h1>
            {hero && <p className="text-lg text-text-muted">{hero.text}</p>}
            {hero?.link?.href && (
              <div>
                <ButtonLink href={hero.link.href} variant="primary" size="lg">
                  {hero.link.label}
                </ButtonLink>
              </div>
            )}
          </Hero>
          <div className="page-width pt-6">
            <Suspense>
              <ServiceStrip canCollect={view.canCollect} />
            </Suspense>
          </div>
          <div className="page-width grid grid-cols-1 gap-section py-section">
            {texts.home.sections.map((section) => (
              <HomeSectionView key={section._key} section={section} view={{ ...view, texts }} />
            ))}
          </div>
        </>
      ) : (
        <Suspense>
          <UnwrittenHome {...view} />
        </Suspense>
      )}
      <div className="page-width pb-section empty:hidden">
        <Suspense>
          <RecentlySeen />
        </Suspense>
      </div>
    </>
  );
}

/** Who runs the shop, and how it is searched, for search engines. */
function siteData(absolute: Absolute): readonly object[] {
  const { company } = shop;
  const organisation = { '@id': absolute('/#organisation') };
  return [
    {
      '@type': 'Organization',
      ...organisation,
      name: shop.brand,
      legalName: shop.legalName,
      url: absolute('/'),
      logo: absolute('/favicon.svg'),
      email: company.email,
      telephone: company.phone,
      vatID: company.vatNumber,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: shop.country,
      },
    },
    {
      '@type': 'WebSite',
      name: shop.brand,
      url: absolute('/'),
      publisher: organisation,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
