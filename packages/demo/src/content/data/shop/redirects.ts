import type { StaticPageId } from '@bowline/markets';
import type { Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

/** Addresses of leaflets and of an earlier shop, in the words of each language; they lead to a static page for good. */
export const movedPages: readonly {
  readonly key: string;
  readonly from: Words;
  readonly page: StaticPageId;
}[] = [
  {
    key: 'delivery',
    page: 'shippingRates',
    from: texts.shop.redirects.delivery.from,
  },
  {
    key: 'old-rope',
    page: 'recycling',
    from: texts.shop.redirects['old-rope'].from,
  },
];

/** They hold in every locale. */
export const plainRedirects = [
  { key: 'help', from: '/help', to: '/faq', status: 301 },
  { key: 'live-courses', from: '/live-courses', to: 'https://courses.example.com/', status: 302 },
] as const;
