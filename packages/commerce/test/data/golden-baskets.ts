import { giftCardOptions, type Item } from './cart-shop.ts';

/**
 * Whole baskets, worked out by hand. Stored prices: KNIFE 25.00 (20 % less from 5, 40 % less from 10), ROPE 100.00, BEAD 0.33, COURSE
 * 40.00, CORD 1.00 a metre, its sample 0.41, EXACT 176.47 and ABOVE 176.48. One euro is 0.85 GBP, 7 DKK, 4.26 PLN, 11.05 SEK,
 * 0.95 CHF, 11.5 NOK, 1.1 USD.
 */
export interface Basket {
  readonly store?: string;
  readonly currency?: string;
  readonly items: readonly Item[];
  /** Country and postcode of the shipping address. */
  readonly to?: readonly [country: string, postcode: string, region?: string];
  /** The same of the billing address. */
  readonly billedTo?: readonly [country: string, postcode: string];
  readonly vatNumber?: string;
  readonly coupon?: string;
  readonly cards?: readonly number[];
  readonly ship?: readonly [carrier: string, method: string];
  readonly kind: string;
  readonly total: number;
  readonly tax: number;
  readonly toPay?: number;
}

export const some = (sku: string, quantity = 1): Item => ({ sku, quantity });
const home = ['postnl', 'home'] as const;
const nl = ['NL', '4811 AB'] as const;
const de = ['DE', '10115'] as const;
const gb = ['GB', 'EC1A 1BB'] as const;
const ni = ['GB', 'BT1 5GS'] as const;

export const baskets: Readonly<Record<string, Basket>> = {
  // 25.00 × 1.21 = 30.25
  'G1 nothing is known yet': { items: [some('KNIFE')], kind: 'domestic', total: 30.25, tax: 5.25 },
  // 4.09 × 1.21 = 4.95; VAT 5.25 + 0.86
  'G2 home delivery': {
    items: [some('KNIFE')],
    to: nl,
    ship: home,
    kind: 'domestic',
    total: 35.2,
    tax: 6.11,
  },
  // 24.20 × 5 = 121.00, 5 % off 6.05; free from 75.00; 114.95 ÷ 1.21 = 95.00
  'G3 a tier, an incentive, free shipping': {
    items: [some('KNIFE', 5)],
    to: nl,
    ship: home,
    kind: 'domestic',
    total: 114.95,
    tax: 19.95,
  },
  // 18.15 × 10 = 181.50, 10 % off 18.15; 163.35 ÷ 1.21 = 135.00
  'G4 the next tier and step': { items: [some('KNIFE', 10)], kind: 'domestic', total: 163.35, tax: 28.35 },
  // 60.50 − 6.05 = 54.45, of which 9.45
  'G5 a coupon': {
    store: 'nl_NL',
    items: [some('KNIFE', 2)],
    coupon: 'TEN',
    kind: 'domestic',
    total: 54.45,
    tax: 9.45,
  },
  // 121.00 − 6.05 = 114.95; 10 % of it 11.495 → 11.50; 103.45 ÷ 1.21 = 85.4959
  'G6 a coupon on what the incentive left': {
    items: [some('ROPE')],
    coupon: 'TEN',
    kind: 'domestic',
    total: 103.45,
    tax: 17.95,
  },
  // 0.33 × 1.21 = 0.3993 → 0.40, all of it off
  'G7 a coupon worth more than the goods': {
    items: [some('BEAD')],
    coupon: 'FIVE',
    kind: 'domestic',
    total: 0,
    tax: 0,
  },
  'G8 free shipping by coupon': {
    items: [some('KNIFE')],
    to: nl,
    ship: home,
    coupon: 'SHIP',
    kind: 'domestic',
    total: 30.25,
    tax: 5.25,
  },
  // 29.75 × 2 = 59.50 and the German tag 6.95; 6.95 ÷ 1.19 = 5.8403 → 5.84; VAT 9.50 + 1.11
  'G9 a German consumer': {
    store: 'de_DE',
    items: [some('KNIFE', 2)],
    to: de,
    ship: ['dhl', 'home'],
    kind: 'destination',
    total: 66.45,
    tax: 10.61,
  },
  // 50.00 + 5.74
  'G10 a German business': {
    items: [some('KNIFE', 2)],
    to: de,
    ship: ['dhl', 'home'],
    vatNumber: 'DE811569869',
    kind: 'reverse-charge',
    total: 55.74,
    tax: 0,
  },
  'G11 a German business that has it sent to the Netherlands': {
    items: [some('KNIFE')],
    to: nl,
    vatNumber: 'DE811569869',
    kind: 'domestic',
    total: 30.25,
    tax: 5.25,
  },
  // 120.00 − 6.00 = 114.00, below 125.00; the French tag 13.95 ÷ 1.2 = 11.625 → 11.63; VAT 19.00 + 2.32
  'G12 France': {
    store: 'fr_FR',
    items: [some('ROPE')],
    to: ['FR', '75001'],
    ship: ['dpd', 'home'],
    kind: 'destination',
    total: 127.95,
    tax: 21.32,
  },
  // 25.00 × 4.26 × 1.23 = 130.995 → 131.00; ÷ 1.23 = 106.504
  'G13 Poland in zloty': {
    store: 'pl_PL',
    items: [some('KNIFE')],
    kind: 'destination',
    total: 131,
    tax: 24.5,
  },
  // 276.25 × 3 = 828.75, below 850; × 0.25 = 207.1875
  'G14 Sweden, where prices are shown without VAT': {
    store: 'sv_SE',
    items: [some('KNIFE', 3)],
    kind: 'destination',
    total: 1035.94,
    tax: 207.19,
  },
  // 8.75 × 1.5 = 13.125 → 13.13; ÷ 1.25 = 10.504
  'G15 one and a half metres in kroner': {
    store: 'da_DK',
    items: [some('CORD-100', 1.5)],
    kind: 'destination',
    total: 13.13,
    tax: 2.63,
  },
  // 25.50 × 2 = 51.00; the British tag 14.95 ÷ 1.2 = 12.4583 → 12.46; VAT 8.50 + 2.49
  'G16 Great Britain': {
    store: 'en_GB',
    items: [some('KNIFE', 2)],
    to: gb,
    ship: home,
    kind: 'uk-low-value',
    total: 65.95,
    tax: 10.99,
  },
  // 102.00 + 51.00 = 153.00, 10 % off 15.30: 91.80 and 45.90, 114.75 without VAT
  'G17 British goods above 135 pounds only before the discount': {
    store: 'en_GB',
    items: [some('ROPE'), some('KNIFE', 2)],
    to: gb,
    kind: 'uk-low-value',
    total: 137.7,
    tax: 22.95,
  },
  // With VAT 204.00 − 20.40, 153.00 without it: too much. 85.00 × 2 = 170.00 − 17.00; the tag 21.95 ÷ 1.2 = 18.2917
  'G18 British goods above 135 pounds': {
    store: 'en_GB',
    items: [some('ROPE', 2)],
    to: gb,
    ship: home,
    kind: 'uk-import',
    total: 171.29,
    tax: 0,
  },
  // 176.47 × 1.02 = 179.9994 → 180.00 − 18.00 = 162.00 ÷ 1.2 = 135.00
  'G19 exactly 135 pounds': {
    store: 'en_GB',
    items: [some('EXACT')],
    to: gb,
    kind: 'uk-low-value',
    total: 162,
    tax: 27,
  },
  // 180.01 − 18.00 = 162.01 ÷ 1.2 = 135.01; so 150.01 − 15.00
  'G20 a penny above': {
    store: 'en_GB',
    items: [some('ABOVE')],
    to: gb,
    kind: 'uk-import',
    total: 135.01,
    tax: 0,
  },
  // 204.00 − 20.40; ÷ 1.2 = 153.00
  'G21 Northern Ireland': {
    store: 'en_GB',
    items: [some('ROPE', 2)],
    to: ni,
    kind: 'destination',
    total: 183.6,
    tax: 30.6,
  },
  'G22 a business in Northern Ireland': {
    store: 'en_GB',
    items: [some('ROPE', 2)],
    to: ni,
    vatNumber: 'XI980780684',
    kind: 'reverse-charge',
    total: 153,
    tax: 0,
  },
  // 110.00 − 5.50 = 104.50; the American tag 39.95
  'G23 the United States': {
    store: 'en_US',
    items: [some('ROPE')],
    to: ['US', '10001', 'NY'],
    ship: home,
    kind: 'export',
    total: 144.45,
    tax: 0,
  },
  // 23.75 + 14.95 × 0.95 = 14.2025
  'G24 Switzerland in francs': {
    store: 'default',
    currency: 'CHF',
    items: [some('KNIFE')],
    to: ['CH', '8001'],
    ship: home,
    kind: 'export',
    total: 37.95,
    tax: 0,
  },
  'G25 collected at the warehouse by a German': {
    store: 'de_DE',
    items: [some('KNIFE')],
    to: de,
    ship: ['warehouse', 'pickup'],
    kind: 'domestic',
    total: 30.25,
    tax: 5.25,
  },
  // 40.00 × 1.19
  'G26 digital only': { items: [some('COURSE')], billedTo: de, kind: 'destination', total: 47.6, tax: 7.6 },
  // 50.00 without VAT + 30.25; only the knife could be reduced
  'G27 a gift card among the goods': {
    items: [{ sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) }, some('KNIFE')],
    kind: 'domestic',
    total: 80.25,
    tax: 5.25,
  },
  // 0.50 + 30.25 − 3.03 (10 % of the knife); VAT 0.09 + 4.72
  'G28 a sample and a coupon': {
    items: [some('CORD-SAMPLE'), some('KNIFE')],
    coupon: 'TEN',
    kind: 'domestic',
    total: 27.72,
    tax: 4.81,
  },
  'G29 a gift card pays a part': {
    items: [some('KNIFE', 2)],
    cards: [2000],
    kind: 'domestic',
    total: 60.5,
    tax: 10.5,
    toPay: 40.5,
  },
  // 48.40 by the first card
  'G30 gift cards pay all': {
    items: [some('COURSE')],
    cards: [10_000, 500],
    kind: 'domestic',
    total: 48.4,
    tax: 8.4,
    toPay: 0,
  },
  // 31.375 → 31.38 and 13.4285 → 13.43; VAT 6.38 + 2.73
  'G31 Finland, 25.5 %': {
    items: [some('KNIFE')],
    to: ['FI', '00100'],
    ship: ['dpd', 'home'],
    kind: 'destination',
    total: 44.81,
    tax: 9.11,
  },
  // 287.50 × 3 = 862.50, below 900; 14.95 × 11.5 = 171.925
  'G32 Norway in kroner': {
    currency: 'NOK',
    items: [some('KNIFE', 3)],
    to: ['NO', '0150'],
    ship: home,
    kind: 'export',
    total: 1034.43,
    tax: 0,
  },
};
