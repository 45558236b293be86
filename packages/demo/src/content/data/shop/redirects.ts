import type { StaticPageId } from '@bowline/markets';
import { type Words, words } from '../../../language/languages.ts';

/** Addresses of leaflets and of an earlier shop, in the words of each language; they lead to a static page for good. */
export const movedPages: readonly {
  readonly key: string;
  readonly from: Words;
  readonly page: StaticPageId;
}[] = [
  {
    key: 'delivery',
    page: 'shippingRates',
    from: words(
      '/delivery',
      '/bezorging',
      '/lieferung',
      '/livraison',
      '/consegna',
      '/entrega',
      '/dostawa',
      '/levering',
      '/leverans',
    ),
  },
  {
    key: 'old-rope',
    page: 'recycling',
    from: words(
      '/old-rope',
      '/oud-touw',
      '/altes-seil',
      '/vieille-corde',
      '/vecchia-corda',
      '/cuerda-vieja',
      '/stara-lina',
      '/gammelt-reb',
      '/gammalt-rep',
    ),
  },
];

/** They hold in every locale. */
export const plainRedirects = [
  { key: 'help', from: '/help', to: '/faq', status: 301 },
  { key: 'live-courses', from: '/live-courses', to: 'https://courses.example.com/', status: 302 },
] as const;
