import { type CurrencyCode, money, multiplyMoney } from '@bowline/kit';
import { type CountryCode, type LocaleName, markets } from '@bowline/markets';
import type { NewOrder, Order, OrderAddress, OrderLine, OrderSnapshot } from '#orders';
import type { TaxKind } from '#tax';
import { computeTotals, type PricedDraft } from '#totals';

export interface OrderedLine extends Partial<Omit<OrderLine, 'id'>> {
  /** Without VAT. */
  readonly unitMinor?: number;
  /** That of the order when it is not told. */
  readonly vatBasisPoints?: number;
}

export interface OrderWish {
  readonly locale?: LocaleName;
  readonly currency?: CurrencyCode;
  readonly country?: CountryCode;
  readonly kind?: TaxKind;
  readonly basisPoints?: number;
  readonly lines?: readonly OrderedLine[];
  readonly shippingMinor?: number | null;
  readonly discounts?: Pick<PricedDraft, 'incentive' | 'coupon'>;
  readonly giftCards?: PricedDraft['giftCards'];
  readonly address?: Partial<OrderAddress>;
  readonly snapshot?: Partial<OrderSnapshot>;
  readonly order?: Partial<NewOrder>;
}

const placedAt = new Date('2026-11-02T09:00:00Z');

/** An order as the checkout would write it: two pieces of cord at 10.00 and shipping at 4.09, without VAT, unless told otherwise. */
export function anOrder(wish: OrderWish = {}): NewOrder {
  const { locale = 'nl-NL', currency = 'EUR', basisPoints = 2100, shippingMinor = 409 } = wish;
  const market = markets[locale];
  const lines = (wish.lines ?? [{}]).map((line, index) => orderLine(line, index));
  const withVat = (minor: number, rate = basisPoints) =>
    multiplyMoney(money(minor, currency), 10_000 + rate, 10_000);
  const breakdown = computeTotals({
    currency,
    basis: market.pricesIncludeVat ? 'incl' : 'excl',
    rounding: 'per-line',
    lines: lines.map((line, index) => {
      const unitMinor = wish.lines?.[index]?.unitMinor ?? 10_00;
      const isCard = line.kind === 'gift-card';
      const rate = wish.lines?.[index]?.vatBasisPoints ?? basisPoints;
      return {
        id: line.id,
        quantityHundredths: line.quantityHundredths,
        unitExcl: money(unitMinor, currency),
        unitIncl: isCard ? money(unitMinor, currency) : withVat(unitMinor, rate),
        vatBasisPoints: isCard ? 0 : rate,
        isDiscountable: !isCard,
        isGoods: !isCard,
      };
    }),
    shipping:
      shippingMinor === null
        ? null
        : {
            excl: money(shippingMinor, currency),
            incl: withVat(shippingMinor),
            vatBasisPoints: basisPoints,
          },
    incentive: null,
    coupon: null,
    ...wish.discounts,
    giftCards: wish.giftCards ?? [],
  });
  const address = anAddress({ country: wish.country ?? 'NL', ...wish.address });
  return {
    cartMaskedId: crypto.randomUUID(),
    customerId: null,
    status: 'pending_payment',
    placedAt,
    storeCode: market.code,
    email: 'buyer@example.com',
    currency,
    grandTotal: breakdown.grandTotal,
    toPay: breakdown.toPay,
    paymentMethod: breakdown.toPay.minor === 0 ? 'free' : 'creditcard',
    snapshot: {
      locale,
      lines,
      breakdown,
      shippingAddress: address,
      billingAddress: address,
      shipping: {
        carrier: 'postnl',
        method: 'home',
        carrierName: 'PostNL',
        pickupPoint: null,
        earliestDate: '2026-11-03',
        latestDate: '2026-11-04',
      },
      isBusinessOrder: false,
      remarks: null,
      couponCode: null,
      tax: {
        kind: wish.kind ?? 'domestic',
        basisPoints,
        vatNumber: null,
        vatEvidence: null,
        isMarked: false,
      },
      exchangeRatePerMillion: 1_000_000,
      termsVersion: '2026-11-01',
      isTermsAgreementExplicit: true,
      stockUnits: 0,
      ...wish.snapshot,
    },
    ...wish.order,
  };
}

/** As if it had been inserted. */
export function aPlacedOrder(wish: OrderWish = {}): Order {
  return { ...anOrder(wish), id: 1, number: '000000001', token: 'token-of-the-order', erasedAt: null };
}

function anAddress(change: Partial<OrderAddress>): OrderAddress {
  return {
    firstName: 'Demo',
    lastName: 'Buyer',
    company: null,
    vatNumber: null,
    street: ['Kade 1'],
    city: 'Breda',
    postcode: '4811 AB',
    region: null,
    country: 'NL',
    phone: '0761234567',
    ...change,
  };
}

function orderLine({ unitMinor: _, vatBasisPoints: __, ...line }: OrderedLine, index: number): OrderLine {
  return {
    id: String(index + 1),
    kind: 'product',
    sku: `PC-${index + 1}`,
    parentSku: null,
    urlKey: 'paracord-acid-purple',
    name: 'Paracord 550 Acid Purple',
    options: [{ label: 'Length', value: '5 m' }],
    imageFile: null,
    quantityHundredths: 200,
    weightGrams: 40,
    lengthCm: 500,
    isShipped: true,
    taxClass: line.kind === 'gift-card' ? 'none' : 'standard',
    stock: null,
    giftCard: null,
    ...line,
  };
}
