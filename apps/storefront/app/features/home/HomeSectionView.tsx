import { Suspense } from 'react';
import { untilTouched } from '../../first-touch.ts';
import { CategoryTiles } from '../catalog/CategoryTiles.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { HomeSectionFrame } from './HomeSectionFrame.tsx';
import type { HomeSection } from './home-document.ts';
import type { HomeView } from './load-home.ts';

/** What there is to read, most of it below what there is to buy. */
const HomeTextSection = untilTouched(() => import('./HomeTextSection.tsx'));

export type WrittenView = HomeView & { readonly texts: NonNullable<HomeView['texts']> };

/** A part of the home page, as the editors arranged them. */
export function HomeSectionView({ section, view }: { section: HomeSection; view: WrittenView }) {
  switch (section._type) {
    case 'heroSection':
      return null;
    case 'categoryLinksSection':
      return (
        <HomeSectionFrame heading={section.heading} isEmpty={view.categories.length === 0}>
          <CategoryTiles categories={view.categories} />
        </HomeSectionFrame>
      );
    case 'recommendedProductsSection':
      return (
        <HomeSectionFrame heading={section.heading} isEmpty={view.recommended.length === 0}>
          <ProductTiles products={view.recommended} />
        </HomeSectionFrame>
      );
    default:
      return (
        <Suspense>
          <HomeTextSection section={section} texts={view.texts} />
        </Suspense>
      );
  }
}
