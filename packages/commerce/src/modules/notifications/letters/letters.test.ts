import { money } from '@bowline/kit';
import type { LetterBlock } from '@bowline/mail';
import { type LocaleName, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { creditDocument, type Invoice, type Order } from '#orders';
import type { OrderReturn } from '#returns';
import { textsOf as moduleTexts } from '#texts';
import { aCredit } from '../../../testing/orders/a-credit.ts';
import { aPlacedOrder, type OrderWish } from '../../../testing/orders/an-order.ts';
import type { Draft } from './desk.ts';
import { orderConfirmation } from './order-confirmation.ts';
import {
  cancellationRequested,
  giftCardLetter,
  type IssuedCard,
  paymentFailed,
  refund,
  shipped,
} from './order-letters.ts';
import { returnDeclined, returnReceived, withdrawalReceipt } from './return-letters.ts';

const record: OrderReturn = {
  id: 3,
  number: 'R00000003',
  orderId: 1,
  statedAt: new Date('2026-11-05T22:41:00Z'),
  name: 'Demo Buyer',
  remark: null,
  isStatutory: true,
  lines: [true, false].map((isSentBack, index) => ({
    id: index + 1,
    line: '1',
    quantityHundredths: 100,
    isSentBack,
    state: 'stated',
    receivedAt: null,
    decidedAt: null,
    creditNoteNumber: null,
    reason: 'Cut <in two>',
    restockedAt: null,
  })),
};

const desk = { baseUrl: 'https://shop.test', replyTo: 'service@shop.test' };
const file = { fileName: 'bowline-2026-000042.pdf', mediaType: 'application/pdf', content: new Uint8Array() };
const key = '0123456789abcdef0123456789abcdef';
const shipment = {
  id: 5,
  carrier: 'DHL',
  trackingNumber: 'JVGL 001',
  shippedAt: new Date('2026-11-03T10:00:00Z'),
  deliveredAt: null,
  lines: [{ line: '1', quantityHundredths: 100 }],
};
const card: IssuedCard = {
  code: 'ABCD-EFGH-JKLM-NPQR',
  amountMinor: 25_00,
  senderName: 'Anna',
  senderEmail: null,
  recipientName: 'Bo',
  recipientEmail: 'bo@example.com',
  message: 'Veel plezier!\nLiefs',
};

function aCreditNote(order: Order): Invoice {
  const document = creditDocument(
    order,
    aCredit(order, {
      amountMinor: 12_10,
      payments: [
        { method: 'creditcard', amount: money(10_00, 'EUR') },
        { method: 'giftcard', amount: money(2_10, 'EUR') },
      ],
      credits: { invoiceNumber: '2026-000042', reason: null },
    }),
    '2026-11-04',
  );
  const issuedAt = new Date('2026-11-04T09:00:00Z');
  return {
    id: 2,
    series: 'credit-note',
    number: 'C2026-000001',
    orderId: 1,
    issuedAt,
    total: money(-12_10, 'EUR'),
    giftCardMinor: 2_10,
    document,
  };
}

function allLetters(wish: OrderWish): readonly Draft[] {
  const order = aPlacedOrder(wish);
  const collected = aPlacedOrder({ ...wish, snapshot: { ...wish.snapshot, shipping: warehouse } });
  return [
    orderConfirmation(order, desk, file),
    paymentFailed(order, { reason: 'failed', isCartUsable: true }, desk),
    paymentFailed(order, { reason: 'expired', isCartUsable: false }, desk),
    cancellationRequested(order, key, desk),
    shipped(order, shipment, desk),
    shipped(collected, shipment, desk),
    giftCardLetter(order, card, desk),
    refund(order, money(10_00, 'EUR'), { note: aCreditNote(order), file }, desk),
    refund(order, money(10_00, 'EUR'), null, desk),
    refund(order, money(10_00, 'EUR'), { note: aCreditNote(order), file }, desk, {
      code: 'ABCD-EFGH-JKLM-NPQR',
      amountMinor: 10_00,
    }),
    withdrawalReceipt(order, record, { postBy: '2026-11-19', label: file }, desk),
    returnReceived(order, record, record.lines, desk),
    returnDeclined(order, record, record.lines, desk),
  ];
}
const warehouse = {
  carrier: 'warehouse',
  method: 'pickup',
  carrierName: 'Ons magazijn',
  pickupPoint: null,
  earliestDate: '2026-11-03',
  latestDate: '2026-11-03',
};

function textsOf({ subject, letter }: Draft): readonly string[] {
  const { preview, blocks, footer = [] } = letter;
  return [subject, preview, ...footer, ...blocks.flatMap(textsOfBlock)];
}
function textsOfBlock(block: LetterBlock): readonly string[] {
  if ('heading' in block) return [block.heading];
  if ('text' in block) return [block.text];
  if ('button' in block) return [block.button.label, block.button.url];
  if ('facts' in block) return block.facts.flat();
  if ('code' in block) return [block.code];
  if ('quote' in block) return [block.quote];
  if ('stars' in block) return [block.stars.label];
  const { head, rows, sums = [] } = block.table;
  return [...head, ...rows.flat(), ...sums.flat().filter((part) => part !== undefined)];
}
const all = (draft: Draft) => textsOf(draft).join('\n').replaceAll('\u00a0', ' ');

describe.each(localeNames)('letters of %s', (locale) => {
  test('have every word, and no name in braces left', () => {
    for (const draft of allLetters({ locale })) {
      expect(draft.locale).toBe(locale);
      const texts = textsOf(draft);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      expect(texts.filter((text) => /[{}]|undefined|\[object/.test(text))).toEqual([]);
    }
  });

  test('speak no English elsewhere', () => {
    if (locale.startsWith('en')) return;
    const english = new Set(sentences('en'));
    expect(sentences(locale).filter((sentence) => english.has(sentence))).toEqual([]);
  });
});

/** Everything longer than a word. */
function sentences(locale: LocaleName): readonly string[] {
  const found: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(moduleTexts('notifications', locale));
  return found.filter((text) =>
    text
      .replace(/\{\w+\}/g, '')
      .trim()
      .includes(' '),
  );
}

describe('rule 4: the confirmation', () => {
  test('tells lines, discounts, shipping, VAT, gift cards, payment, addresses, delivery and the next step', () => {
    const order = aPlacedOrder({
      discounts: {
        incentive: { kind: 'percent', label: 'Korting op grotere bestellingen', basisPoints: 1000 },
        coupon: null,
      },
      giftCards: [{ code: '7Q2M', balance: money(5_00, 'EUR') }],
      snapshot: { remarks: 'Graag <b>zonder</b> folders' },
    });
    const draft = orderConfirmation(order, desk, file);
    const text = all(draft);
    for (const part of [
      'Je bestelling 000000001 is bevestigd',
      'Hallo Demo,',
      '2 november 2026',
      'Paracord 550 Acid Purple\nLength: 5 m\n2\n€ 24,20',
      'Subtotaal\n€ 24,20',
      'Korting op grotere bestellingen\n€ −2,42',
      'Verzendkosten\n€ 4,95',
      'Totaal\n€ 26,73',
      'Inclusief btw 21%\n€ 4,64',
      'Cadeaubon eindigend op 7Q2M\n€ −5,00',
      'Betaald: kaart\n€ 21,73',
      'Verwacht\n3 november 2026 – 4 november 2026',
      'Bezorgadres\nDemo Buyer\nKade 1\n4811 AB Breda\nNederland',
      'Je opmerkingen\nGraag <b>zonder</b> folders',
      'https://shop.test/nl/checkout/success?token=token-of-the-order',
    ]) {
      expect(text).toContain(part);
    }
    expect(draft).toMatchObject({ attachments: [file], replyTo: 'service@shop.test' });
  });

  test('puts VAT on top where prices are shown without it', () => {
    const text = all(
      orderConfirmation(aPlacedOrder({ locale: 'sv-SE', currency: 'SEK', basisPoints: 2500 }), desk, file),
    );
    expect(text).toMatch(/Moms 25 %\n6,02 kr\nSumma\n30,11 kr/);
  });

  test('says who pays VAT when the shop charges none', () => {
    const abroad = {
      locale: 'en-GB',
      currency: 'GBP',
      country: 'GB',
      basisPoints: 0,
      kind: 'uk-import',
    } as const;
    expect(all(orderConfirmation(aPlacedOrder(abroad), desk, file))).toContain(
      'VAT on import is payable to the carrier.',
    );
  });

  test('of an order that cost nothing does not thank for a payment', () => {
    const free = aPlacedOrder({ giftCards: [{ code: '7Q2M', balance: money(100_00, 'EUR') }] });
    expect(all(orderConfirmation(free, desk, file))).not.toContain('betaling');
  });

  test('of gift cards alone has nothing to wait for', () => {
    const giftCard = {
      senderName: 'Anna',
      senderEmail: null,
      recipientName: 'Bo',
      recipientEmail: 'b@example.com',
      message: null,
    };
    const order = aPlacedOrder({
      lines: [
        { kind: 'gift-card', name: 'Cadeaubon', options: [], lengthCm: null, isShipped: false, giftCard },
      ],
      shippingMinor: null,
      snapshot: { shipping: null, shippingAddress: null },
    });
    const text = all(orderConfirmation(order, desk, file));
    expect(text).toContain('Cadeaubon\nVoor Bo');
    expect(text).toContain('Je hoeft nergens op te wachten');
    expect(text).not.toContain('Bezorgadres');
  });

  test('names the pickup point, and the length of what has no options', () => {
    const pickupPoint = {
      id: 'P1',
      carrier: 'dhl',
      name: 'Kiosk am Markt',
      street: 'Markt 3',
      postcode: '50667',
      city: 'Köln',
      country: 'DE',
      distanceMetres: 120,
      openingHours: [],
    } as const;
    const order = aPlacedOrder({
      locale: 'de-DE',
      country: 'DE',
      lines: [{ kind: 'sample', options: [], lengthCm: 10 }],
      snapshot: { shipping: { ...warehouse, carrierName: 'DHL', method: 'pickup-point', pickupPoint } },
    });
    const text = all(orderConfirmation(order, desk, file));
    expect(text).toContain('Abholstelle\nKiosk am Markt\nMarkt 3\n50667 Köln');
    expect(text).toContain('Paracord 550 Acid Purple (Muster)\n0,1 m');
  });
});

test('rule 5: a failed payment leads to the cart that was kept, or to the shop', () => {
  const order = aPlacedOrder({ locale: 'de-DE' });
  const kept = all(paymentFailed(order, { reason: 'canceled', isCartUsable: true }, desk));
  expect(kept).toContain('https://shop.test/de/checkout/cart');
  expect(kept).toContain('Es wurde nichts abgebucht.');
  const gone = all(paymentFailed(order, { reason: 'expired', isCartUsable: false }, desk));
  expect(gone).not.toContain('/checkout/cart');
});

test('rule 6: the code of a gift card stands in its letter once, and not in the subject', () => {
  const draft = giftCardLetter(aPlacedOrder(), card, desk);
  expect(all(draft).split(card.code)).toHaveLength(2);
  expect(draft.subject).toBe('Anna heeft je een cadeaubon gestuurd');
  expect(draft.letter.blocks).toContainEqual({ quote: 'Veel plezier!\nLiefs' });
  expect(all(draft)).toContain('€ 25,00');
});

test('rule 7: a refund tells both ways, and one without a credit note that the money came too late', () => {
  const order = aPlacedOrder();
  const note = aCreditNote(order);
  const text = all(refund(order, money(10_00, 'EUR'), { note, file }, desk));
  expect(text).toContain('We hebben € 12,10 terugbetaald');
  expect(text).toMatch(/€ 10,00 gaat terug .* \(kaart\)/);
  expect(text).toContain('€ 2,10 staat weer op je cadeaubon.');
  const late = refund(order, money(29_15, 'EUR'), null, desk);
  expect(all(late)).toContain('kwam binnen toen de bestelling al geannuleerd was');
  expect(late.attachments).toEqual([]);
});

test('rule 8: an order for the warehouse is ready, not on its way', () => {
  const order = aPlacedOrder({ snapshot: { shipping: warehouse } });
  const text = all(shipped(order, shipment, desk));
  expect(text).toContain('ligt voor je klaar');
  expect(text).not.toContain('onderweg');
  expect(all(shipped(aPlacedOrder(), shipment, desk))).toContain('Trackingnummer\nJVGL 001');
});

test('a parcel with one piece of two tells of one', () => {
  const [table] = shipped(aPlacedOrder(), shipment, desk).letter.blocks.flatMap((block) =>
    'table' in block ? [block.table] : [],
  );
  expect(table?.rows.map((row) => row[1])).toEqual(['1']);
});

test('rule 10: a request to cancel leads to a page that asks once more, by a key that stands in it once', () => {
  const order = aPlacedOrder({ locale: 'de-DE' });
  const draft = cancellationRequested(order, key, desk);
  expect(all(draft).split(key)).toHaveLength(2);
  expect(all(draft)).toContain(`https://shop.test/de/orders/view?token=${order.token}&confirm=${key}`);
  expect(draft.subject).not.toContain(key);
});

const isNamed = (name: string) =>
  JSON.stringify(
    giftCardLetter(aPlacedOrder({}), { ...card, recipientName: name, senderName: name, message: null }, desk),
  ).includes(name);

test.each(['Anna', 'Jean-Luc', "O'Brien", 'J. P.', 'María José', 'Łukasz', 'Zoë', 'St. John', 'Müller, Dr.'])(
  'rule 12: %s is greeted by name',
  (name) => {
    expect(isNamed(name)).toBe(true);
  },
);

test.each([
  'evil.example',
  'Win 500 EUR',
  'http://evil.example/x',
  'anna@evil.example',
  'see www evil example',
  'Gratis: evil.example',
  'x'.repeat(65),
  '＠evil．example',
])('rule 12: %s is not repeated in a greeting, a subject or an intro', (name) => {
  expect(isNamed(name)).toBe(false);
});

test('rule 12: no letter about an order greets with a link', () => {
  const { snapshot } = aPlacedOrder({});
  const billingAddress = { ...snapshot.billingAddress, firstName: 'evil.example/win' };
  for (const { subject, letter } of allLetters({ snapshot: { ...snapshot, billingAddress } })) {
    expect(`${subject} ${letter.preview} ${JSON.stringify(letter.blocks[1])}`).not.toContain('evil.example');
  }
});

describe('rules 14 and 15: returns', () => {
  test('the receipt says what was stated, by whom, and when to the minute', () => {
    const order = aPlacedOrder({ locale: 'en' });
    const draft = withdrawalReceipt(order, record, { postBy: '2026-11-19', label: file }, desk);
    expect(draft.attachments).toEqual([file]);
    for (const told of [
      'R00000003',
      order.number,
      '5 November 2026 at 23:41, Dutch time',
      'Demo Buyer',
      'Paracord 550 Acid Purple',
      'by 19 November 2026',
      'canceled at once',
      `/orders/view?token=${order.token}`,
    ]) {
      expect(all(draft)).toContain(told);
    }
    const nothingToSend = withdrawalReceipt(order, { ...record, name: 'www.evil.example' }, null, desk);
    expect(nothingToSend.attachments).toEqual([]);
    expect(all(nothingToSend)).not.toMatch(/evil|attached/);
  });

  test('what is declined comes with its reason, as text', () => {
    const draft = returnDeclined(aPlacedOrder({ locale: 'en' }), record, record.lines, desk);
    expect(draft.letter.blocks).toContainEqual({ quote: 'Cut <in two>' });
  });
});
