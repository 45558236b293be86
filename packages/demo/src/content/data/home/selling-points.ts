import type { Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

export interface SellingPoint {
  /** A name of the icon set of the interface. */
  readonly icon: string;
  readonly title: Words;
  readonly text: Words;
  readonly target: string;
}

export const sellingPoints: readonly SellingPoint[] = [
  {
    icon: 'star',
    target: 'category:mainCord',
    title: texts.home.sellingPoints['category:mainCord'].title,
    text: texts.home.sellingPoints['category:mainCord'].text,
  },
  {
    icon: 'ruler',
    target: 'page:whyBuy',
    title: texts.home.sellingPoints['page:whyBuy'].title,
    text: texts.home.sellingPoints['page:whyBuy'].text,
  },
  {
    icon: 'check',
    target: 'faq:products-and-materials',
    title: texts.home.sellingPoints['faq:products-and-materials'].title,
    text: texts.home.sellingPoints['faq:products-and-materials'].text,
  },
  {
    icon: 'truck',
    target: 'page:shippingRates',
    title: texts.home.sellingPoints['page:shippingRates'].title,
    text: texts.home.sellingPoints['page:shippingRates'].text,
  },
  {
    icon: 'heart',
    target: 'page:returns',
    title: texts.home.sellingPoints['page:returns'].title,
    text: texts.home.sellingPoints['page:returns'].text,
  },
  {
    icon: 'leaf',
    target: 'page:recycling',
    title: texts.home.sellingPoints['page:recycling'].title,
    text: texts.home.sellingPoints['page:recycling'].text,
  },
];
