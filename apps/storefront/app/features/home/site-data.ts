import { shop } from '@bowline/markets';
import type { Absolute } from '../../seo/breadcrumb-data.ts';

/** Who runs the shop, and how it is searched, for search engines. */
export function siteData(absolute: Absolute): readonly object[] {
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
