import { ButtonLink } from '@bowline/ui/components';
import { Suspense } from 'react';
import { separatePart } from '../../first-touch.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { Banners } from './Banners.tsx';
import { HomeSectionFrame } from './HomeSectionFrame.tsx';
import type { WrittenView } from './HomeSectionView.tsx';
import type { HomeSection } from './home-document.ts';
import { Quotes } from './Quotes.tsx';
import { SellingPoints } from './SellingPoints.tsx';

/** Few home pages have running text. */
const PortableText = separatePart(async () => {
  const module = await import('../content/PortableText.tsx');
  return { default: module.PortableText };
});

type GoodsSection = 'heroSection' | 'categoryLinksSection' | 'recommendedProductsSection';

interface HomeTextSectionProps {
  readonly section: Exclude<HomeSection, { readonly _type: GoodsSection }>;
  readonly texts: WrittenView['texts'];
}

export default function HomeTextSection({ section, texts }: HomeTextSectionProps) {
  const t = useTranslate();
  switch (section._type) {
    case 'quotesSection':
      return (
        <HomeSectionFrame heading={section.heading} isEmpty={texts.quotes.length === 0}>
          <Quotes quotes={texts.quotes.slice(0, section.count)} />
        </HomeSectionFrame>
      );
    case 'sellingPointsSection': {
      const points = texts.sellingPoints.find(({ placement }) => placement === section.placement)?.points;
      return (
        <HomeSectionFrame heading={section.heading} isEmpty={!points}>
          <SellingPoints points={points ?? []} />
        </HomeSectionFrame>
      );
    }
    case 'bannerSection': {
      const banners = texts.banners.filter(({ placement }) => placement === section.placement);
      return banners.length > 0 ? <Banners banners={banners} /> : null;
    }
    case 'blogSection':
      return (
        <HomeSectionFrame heading={section.heading} isEmpty={texts.posts.length === 0}>
          <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {texts.posts.slice(0, section.count).map((post) => (
              <li key={post.slug} className="grid">
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href="/blog">{t('home.allPosts')}</ButtonLink>
          </div>
        </HomeSectionFrame>
      );
    case 'textSection':
      return (
        <HomeSectionFrame heading={section.heading}>
          <Suspense>
            <PortableText blocks={section.body} />
          </Suspense>
        </HomeSectionFrame>
      );
  }
}
