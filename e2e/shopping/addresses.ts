import type { Address } from './shopper.ts';

/** Where the shoppers of these journeys live. */
export const addresses = {
  NL: {
    country: 'NL',
    street: 'Touwslagersweg',
    houseNumber: '12',
    postcode: '1704 AB',
    city: 'Heerhugowaard',
  },
  DE: { country: 'DE', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin' },
  DK: { country: 'DK', street: 'Strøget 1', postcode: '1160', city: 'København' },
  GB: { country: 'GB', street: '1 High Street', postcode: 'EC1A 1BB', city: 'London' },
  US: { country: 'US', street: '1 Market Street', postcode: '94103', city: 'San Francisco', region: 'CA' },
  PL: { country: 'PL', street: 'Długa 1', postcode: '00-950', city: 'Warszawa' },
} satisfies Readonly<Record<string, Address>>;
