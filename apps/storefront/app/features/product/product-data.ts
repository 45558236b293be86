import { moneyToDecimal } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { type Absolute, breadcrumbData, type TrailItem } from '../../seo/breadcrumb-data.ts';
import type { ProductView } from './shown-product.ts';

/** Product, Offer and BreadcrumbList for search engines. */
export function productData(view: ProductView, trail: readonly TrailItem[], absolute: Absolute): object[] {
  const { product, chosen, gallery } = view;
  const shown = chosen ?? product;
  return [
    {
      '@type': 'Product',
      name: product.name,
      sku: shown.sku,
      description: view.metaDescription,
      image: gallery.map((image) => absolute(image.src)),
      brand: { '@type': 'Brand', name: shop.brand },
      ...ratingData(view),
      offers: {
        '@type': 'Offer',
        url: absolute(product.path),
        price: moneyToDecimal(shown.price.from),
        priceCurrency: shown.price.from.currency,
        availability: `https://schema.org/${shown.isInStock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: shop.legalName },
      },
    },
    breadcrumbData(trail, absolute),
  ];
}

/** Only what customers wrote: what came with a demo shop is nobody's opinion. */
function ratingData({ reviews: { real, items } }: ProductView): object {
  if (real.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(real.average * 10) / 10,
      bestRating: 5,
      reviewCount: real.count,
    },
    review: items
      .filter(({ isDemo }) => !isDemo)
      .map(({ stars, summary, text, nickname, date, language }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
        name: summary,
        reviewBody: text,
        author: { '@type': 'Person', name: nickname },
        datePublished: date,
        inLanguage: language,
      })),
  };
}
