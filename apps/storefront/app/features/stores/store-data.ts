import { shop } from '@bowline/markets';
import type { Absolute } from '../../seo/breadcrumb-data.ts';
import type { StoreLocation } from './load-store-locations.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines read of a place (schema.org, whose names of days are English). */
export function storeData(
  { name, address, location, phone, openingHours }: StoreLocation,
  absolute: Absolute,
): object {
  return {
    '@type': 'Store',
    name,
    parentOrganization: { '@type': 'Organization', name: shop.legalName },
    url: absolute('/stores'),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    openingHoursSpecification: openingHours.days.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day - 1],
      opens,
      closes,
    })),
  };
}
