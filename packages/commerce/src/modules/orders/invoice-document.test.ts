import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { computeTotals } from '#totals';
import { invoiceDocument, paidBy } from './invoice-document.ts';
import type { Order } from './model.ts';

const euro = (minor: number) => money(minor, 'EUR');
const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-02' };

function orderOver(unitMinor: number, quantity: number, cardMinor: number): Order {
  const line = {
    quantityHundredths: quantity * 100,
    unitExcl: euro(unitMinor),
    vatBasisPoints: 2100,
    isGoods: true,
  } as const;
  const breakdown = computeTotals({
    currency: 'EUR',
    basis: 'incl',
    rounding: 'per-line',
    lines: [
      { ...line, id: '1', unitIncl: euro(Math.round(unitMinor * 1.21)), isDiscountable: true },
      {
        ...line,
        id: '2',
        unitIncl: euro(unitMinor),
        vatBasisPoints: 0,
        isDiscountable: false,
        isGoods: false,
      },
    ],
    shipping: null,
    incentive: null,
    coupon: null,
    giftCards: [{ code: 'ABCD', balance: euro(cardMinor) }],
  });
  const address = {
    firstName: 'Demo',
    lastName: 'Buyer',
    company: null,
    vatNumber: null,
    street: ['Kade 1'],
    city: 'Breda',
    postcode: '4811 AB',
    region: null,
    country: 'NL' as const,
    phone: '0761234567',
  };
  const sold = {
    kind: 'product',
    parentSku: null,
    urlKey: '',
    options: [],
    imageFile: null,
    weightGrams: 0,
  } as const;
  const rest = {
    lengthCm: null,
    isShipped: true,
    taxClass: 'standard',
    stock: null,
    giftCard: null,
    quantityHundredths: quantity * 100,
  } as const;
  return {
    id: 1,
    number: '000000001',
    token: 'token',
    cartMaskedId: 'cart',
    customerId: null,
    status: 'processing',
    placedAt: new Date('2026-11-02T09:00:00Z'),
    storeCode: 'nl_NL',
    email: 'buyer@example.com',
    currency: 'EUR',
    grandTotal: breakdown.grandTotal,
    toPay: breakdown.toPay,
    paymentMethod: 'ideal',
    erasedAt: null,
    snapshot: {
      locale: 'nl-NL',
      lines: ['1', '2'].map((id) => ({ ...sold, ...rest, id, sku: `SKU-${id}`, name: `Product ${id}` })),
      breakdown,
      shippingAddress: null,
      billingAddress: address,
      shipping: null,
      isBusinessOrder: false,
      remarks: null,
      couponCode: null,
      tax: { kind: 'domestic', basisPoints: 2100, vatNumber: null, vatEvidence: null, isMarked: false },
      exchangeRatePerMillion: 1_000_000,
      termsVersion: '2026-11-01',
      isTermsAgreementExplicit: true,
      stockUnits: 0,
    },
  };
}

test('an invoice names what was paid by card and what by method, and adds up', () => {
  const document = invoiceDocument(orderOver(10_00, 1, 5_00), days);
  expect(document).toMatchObject({
    total: euro(22_10),
    net: euro(20_00),
    tax: euro(2_10),
    payments: [
      { method: 'giftcard', amount: euro(5_00) },
      { method: 'ideal', amount: euro(17_10) },
    ],
    lines: [{ sku: 'SKU-1' }, { sku: 'SKU-2' }],
    credits: null,
  });
  expect(paidBy([document, document], (method) => method === 'giftcard', 'EUR')).toEqual(euro(10_00));
});
