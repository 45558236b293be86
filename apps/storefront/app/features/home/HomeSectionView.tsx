import { ButtonLink } from '@bowline/ui/components';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { CategoryTiles } from '../catalog/CategoryTiles.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { Banners } from './Banners.tsx';
import type { HomeSection } from './home-document.ts';
import type { HomeView } from './load-home.ts';
import { Quotes } from './Quotes.tsx';
import { SellingPoints } from './SellingPoints.tsx';

/** Few home pages have running text. */
const PortableText = lazy(async () => {
  const module = await import('../content/PortableText.tsx');
  return { default: module.PortableText };
});

type WrittenView = HomeView & { readonly texts: NonNullable<HomeView['texts']> };

/** A part of the home page, as the editors arranged them; one that has nothing to show leaves no heading behind. */
export function HomeSectionView({ section, view }: { section: HomeSection; view: WrittenView }) {
  const t = useTranslate();
  const { texts } = view;
  switch (section._type) {
    case 'heroSection':
      return null;
    case 'categoryLinksSection':
      return (
        <Section heading={section.heading} isEmpty={view.categories.length === 0}>
          <CategoryTiles categories={view.categories} />
        </Section>
      );
    case 'recommendedProductsSection':
      return (
        <Section heading={section.heading} isEmpty={view.recommended.length === 0}>
          <ProductTiles products={view.recommended} />
        </Section>
      );
    case 'quotesSection':
      return (
        <Section heading={section.heading} isEmpty={texts.quotes.length === 0}>
          <Quotes quotes={texts.quotes.slice(0, section.count)} />
        </Section>
      );
    case 'sellingPointsSection': {
      const points = texts.sellingPoints.find(({ placement }) => placement === section.placement)?.points;
      return (
        <Section heading={section.heading} isEmpty={!points}>
          <SellingPoints points={points ?? []} />
        </Section>
      );
    }
    case 'bannerSection': {
      const banners = texts.banners.filter(({ placement }) => placement === section.placement);
      return banners.length > 0 ? <Banners banners={banners} /> : null;
    }
    case 'blogSection':
      return (
        <Section heading={section.heading} isEmpty={texts.posts.length === 0}>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {texts.posts.slice(0, section.count).map((post) => (
              <li key={post.slug} className="grid">
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/blog">{t('home.allPosts')}</ButtonLink>
          </div>
        </Section>
      );
    case 'textSection':
      return (
        <Section heading={section.heading}>
          <Suspense>
            <PortableText blocks={section.body} />
          </Suspense>
        </Section>
      );
  }
}

function Section(props: { heading?: string | undefined; isEmpty?: boolean; children: ReactNode }) {
  const id = useId();
  if (props.isEmpty) return null;
  return (
    <section aria-labelledby={props.heading ? id : undefined} className="grid gap-6">
      {props.heading && (
        <h2 id={id} className="text-2xl">
          {props.heading}
        </h2>
      )}
      {props.children}
    </section>
  );
}
