import { currencyCodes, money } from '@bowline/kit';
import { allMarkets, formatMoney, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { aCredit } from '../../../testing/orders/a-credit.ts';
import { aPlacedOrder, type OrderWish } from '../../../testing/orders/an-order.ts';
import { type ReadPdf, readPdf } from '../../../testing/orders/read-pdf.ts';
import { creditDocument, invoiceDocument } from '../invoice-document.ts';
import type { PrintedInvoice } from './invoice-content.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { isInFont, latinLetters } from './latin-letters.ts';

const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-03' };
const issuedAt = new Date('2026-11-03T09:00:00Z');

function anInvoice(wish: OrderWish): PrintedInvoice {
  const document = invoiceDocument(aPlacedOrder(wish), days);
  return { series: 'invoice', number: '2026-000042', issuedAt, document };
}
const print = async (invoice: PrintedInvoice) => readPdf(await invoicePdf(invoice, { isCompressed: false }));
/** Texts of one height are one line, read from left to right. */
function linesOf({ texts }: ReadPdf): readonly string[] {
  const lines = new Map<string, { x: number; text: string }[]>();
  for (const { page, x, y, text } of texts) {
    const key = `${page} ${Math.round(y)}`;
    lines.set(key, [...(lines.get(key) ?? []), { x, text: text.trim() }]);
  }
  return [...lines.values()].map((parts) =>
    parts
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join(' | '),
  );
}
const printedLines = async (wish: OrderWish) => linesOf(await print(anInvoice(wish)));

describe('what stands on an invoice', () => {
  test('a domestic one: seller, buyer, numbers, dates, lines with their discount, VAT by rate, sums, payments', async () => {
    const lines = await printedLines({
      discounts: { incentive: { kind: 'percent', label: 'Korting', basisPoints: 1000 }, coupon: null },
      giftCards: [{ code: '7Q2M', balance: money(5_00, 'EUR') }],
    });
    // 2 × 12.10 = 24.20, 10 % off: 21.78 = 18.00 + 3.78; shipping 4.95 = 4.09 + 0.86.
    for (const line of [
      'Bowline | Factuur',
      'Factuurnummer | 2026-000042',
      'Factuurdatum | 3 november 2026',
      'Bestelnummer | 000000001',
      'Besteldatum | 2 november 2026',
      'Paracord 550 Acid Purple | 2 | € 10,00 | 21% | € 18,00 | € 21,78',
      'Length: 5 m · PC-1',
      'Korting: € 2,42',
      'Verzendkosten | 21% | € 4,09 | € 4,95',
      'Totaal excl. btw | € 22,09',
      'Totaal incl. btw | € 26,73',
      'Betaald: cadeaubon | € 5,00',
      'Betaald: kaart | € 21,73',
      'Nog te betalen | € 0,00',
    ]) {
      expect(lines).toContain(line);
    }
    const all = lines.join('\n');
    for (const part of ['Bowline Rope & Cord B.V.', 'Btw-nummer: NL000000000B00', 'KvK-nummer: 00000000']) {
      expect(all).toContain(part);
    }
    expect(all).toMatch(/Demo Buyer.*\n.*Kade 1.*\n.*4811 AB Breda.*\n.*Nederland/);
    expect(all).toMatch(/21% \| € 22,09 \| € 4,64/);
    expect(all).toContain('Pagina 1 van 1');
  });

  test('reverse charge: no VAT, the sentence of the law and both VAT numbers', async () => {
    const lines = await printedLines({
      locale: 'de-DE',
      country: 'DE',
      kind: 'reverse-charge',
      basisPoints: 0,
      address: { company: 'Knoten & Söhne GmbH', vatNumber: 'DE136695976' },
    });
    const all = lines.join('\n');
    expect(all).toContain('Knoten & Söhne GmbH');
    expect(all).toContain('USt-IdNr.: DE136695976');
    expect(all).toContain('Steuerschuldnerschaft des Leistungsempfängers.');
    expect(all.replaceAll('\n', ' ')).toContain('Artikel 138 Absatz 1 der Richtlinie 2006/112/EG');
    expect(lines).toContain('Gesamtbetrag inkl. MwSt. | 24,09 €');
    expect(all).toMatch(/0 % \| 24,09 € \| 0,00 €/);
  });

  test('export: exempt, in dollars, without a line for euros', async () => {
    const all = (
      await printedLines({
        locale: 'en-US',
        currency: 'USD',
        country: 'US',
        kind: 'export',
        basisPoints: 0,
        address: { city: 'Portland', postcode: '97201', region: { code: 'OR', name: 'Oregon', id: 49 } },
      })
    ).join('\n');
    expect(all).toContain('Portland, OR 97201');
    expect(all).toContain('Article 146(1) of Council Directive 2006/112/EC');
    expect(all).toContain('Total incl. VAT | $24.09');
    expect(all).not.toContain('VAT in euros');
  });

  test('British VAT up to 135 GBP: the British number, and the VAT in euros as well', async () => {
    const lines = await printedLines({
      locale: 'en-GB',
      currency: 'GBP',
      country: 'GB',
      kind: 'uk-low-value',
      basisPoints: 2000,
      snapshot: { exchangeRatePerMillion: 850_000 },
    });
    const all = lines.join('\n');
    expect(all).toContain('consignment of low value');
    expect(all).toContain('GB000000000');
    // 24.00 and 4.91 contain 4.00 and 0.82; 4.82 ÷ 0.85 = 5.67.
    expect(lines).toContain('VAT | £4.82');
    expect(lines).toContain('VAT in euros | €5.67');
  });

  test('above 135 GBP: VAT on import goes to the carrier', async () => {
    const wish: OrderWish = {
      locale: 'en-GB',
      currency: 'GBP',
      country: 'GB',
      kind: 'uk-import',
      basisPoints: 0,
    };
    expect((await printedLines(wish)).join('\n')).toContain('VAT on import is payable to the carrier.');
  });

  test('yen have no decimals', async () => {
    const all = (
      await printedLines({
        locale: 'en',
        currency: 'JPY',
        country: 'JP',
        kind: 'export',
        basisPoints: 0,
        lines: [{ unitMinor: 1_632, quantityHundredths: 300 }],
        shippingMinor: 2_100,
      })
    ).join('\n');
    expect(all).toContain('¥4,896');
    expect(all).toContain('¥6,996');
    expect(all).not.toMatch(/¥[\d,]+\.\d/);
  });

  test('gift cards bought carry no VAT and say why', async () => {
    const lines = await printedLines({
      lines: [{}, { kind: 'gift-card', name: 'Cadeaubon', unitMinor: 50_00 }],
    });
    expect(lines).toContain('Cadeaubon | 2 | € 50,00 | 0% | € 100,00 | € 100,00');
    expect(lines.join('\n')).toMatch(/0% \| € 100,00 \| € 0,00/);
    expect(lines.join(' ')).toContain('vouchers voor meervoudig gebruik');
  });

  test('a delivery address stands there when it is another one', async () => {
    const { shippingAddress } = aPlacedOrder().snapshot;
    const elsewhere = shippingAddress && { ...shippingAddress, city: 'Gent', country: 'BE' as const };
    const all = (await printedLines({ snapshot: { shippingAddress: elsewhere } })).join('\n');
    expect(all).toContain('Geleverd aan');
    expect(all).toContain('België');
  });
});

test('a credit note names its invoice, what is paid back and how; a part has its share of the VAT', async () => {
  const order = aPlacedOrder();
  const credits = { invoiceNumber: '2026-000042', reason: 'Beschadigd' };
  const document = creditDocument(
    order,
    aCredit(order, {
      amountMinor: 12_10,
      payments: [{ method: 'ideal', amount: money(12_10, 'EUR') }],
      credits,
    }),
    '2026-11-03',
  );
  const lines = linesOf(await print({ series: 'credit-note', number: 'C2026-000007', issuedAt, document }));
  for (const line of [
    'Bowline | Creditfactuur',
    'Nummer creditfactuur | C2026-000007',
    'Crediteert factuur | 2026-000042',
    'Reden | Beschadigd',
    'Deel van de bestelling dat wordt gecrediteerd | € 10,00 | € 12,10',
    'Totaal gecrediteerd incl. btw | € 12,10',
    'Terugbetaald: iDEAL | € 12,10',
  ]) {
    expect(lines).toContain(line);
  }
});

const twoRates: OrderWish = {
  lines: [
    { name: 'Hook', quantityHundredths: 200, vatBasisPoints: 2100 },
    { name: 'Book', quantityHundredths: 100, unitMinor: 20_00, vatBasisPoints: 900 },
  ],
};

test('totals rule 12: several rates are told one by one, and shipping at each of them', async () => {
  // 24.20 and 21.80; shipping 4.95 by them: 2.604 and 2.346, 2.60 and 2.35; 2.60 ÷ 1.21 = 2.15, 2.35 ÷ 1.09 = 2.16.
  const lines = await printedLines(twoRates);
  for (const line of [
    'Hook | 2 | € 10,00 | 21% | € 20,00 | € 24,20',
    'Book | 1 | € 20,00 | 9% | € 20,00 | € 21,80',
    'Verzendkosten | 21% | € 2,15 | € 2,60',
    'Verzendkosten | 9% | € 2,16 | € 2,35',
    'Totaal incl. btw | € 50,95',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.join('\n')).toMatch(/21% \| € 22,15 \| € 4,65[\s\S]*9% \| € 22,16 \| € 1,99/);
});

test('a credit note by line names what is credited, with the VAT of its rate', async () => {
  const order = aPlacedOrder(twoRates);
  const document = creditDocument(
    order,
    aCredit(order, {
      lines: [{ line: '1', quantityHundredths: 100 }],
      payments: [{ method: 'ideal', amount: money(17_05, 'EUR') }],
      credits: { invoiceNumber: '2026-000042', reason: null },
    }),
    '2026-11-03',
  );
  const lines = linesOf(await print({ series: 'credit-note', number: 'C2026-000008', issuedAt, document }));
  for (const line of [
    'Hook | 1 | € 10,00 | 21% | € 10,00 | € 12,10',
    'Verzendkosten | 9% | € 2,16 | € 2,35',
    'Totaal gecrediteerd incl. btw | € 17,05',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.join('\n')).toMatch(/21% \| € 12,15 \| € 2,55[\s\S]*9% \| € 2,16 \| € 0,19/);
});

test('eighty lines go over several pages: heads repeated, pages numbered, no amount beyond the margins', async () => {
  const name = 'Paracord 550 with a name that is so long that it has to be written on two lines at the least';
  const pdf = await print(
    anInvoice({
      lines: Array.from({ length: 80 }, () => ({ name, unitMinor: 123_456_78 })),
      shippingMinor: null,
    }),
  );
  const { pages, texts } = pdf;
  expect(pages).toBeGreaterThan(2);
  const lines = linesOf(pdf);
  expect(lines.filter((line) => line.startsWith('Omschrijving'))).toHaveLength(pages);
  for (let page = 1; page <= pages; page += 1) {
    expect(lines.join('\n')).toContain(`Pagina ${page} van ${pages}`);
  }
  const products = texts.filter(({ text }) => /· PC-\d+$/.test(text)).map(({ text }) => text.split('· ')[1]);
  expect(products).toEqual(Array.from({ length: 80 }, (_, index) => `PC-${index + 1}`));
  expect(texts.every(({ x, y }) => x >= 48 && x < 595 - 48 && y > 48 && y < 842 - 40)).toBe(true);
  // An amount that wrapped would leave its currency sign alone on a line.
  expect(texts.filter(({ text }) => /^€\s*$/.test(text))).toEqual([]);
  expect(pdf.tags.filter((tag) => tag === 'TR').length).toBeGreaterThan(80);
});

test('a file is tagged, names its language and title, and embeds its fonts', async () => {
  const { source, tags } = await print(anInvoice({ locale: 'pl-PL', currency: 'PLN' }));
  expect(source).toContain('/Lang (pl)');
  expect(source).toMatch(/\/MarkInfo/);
  expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(source).not.toContain('Helvetica');
  for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(tag);
});

test('the same invoice is the same file', async () => {
  const [one, other] = await Promise.all([invoicePdf(anInvoice({})), invoicePdf(anInvoice({}))]);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test.each(localeNames)('all words of %s can be written, in every currency', async (locale) => {
  const printed = await print(anInvoice({ locale, kind: 'destination', country: 'FR' }));
  expect(printed.texts.map(({ text }) => text).join('')).not.toMatch(/\ufffd|\?|\{|\}/);
});

test('every currency sign of every shop is in the font', () => {
  for (const market of allMarkets) {
    for (const currency of currencyCodes) {
      const written = formatMoney(money(-1_234_567, currency), market);
      expect([...latinLetters(written)].every(isInFont), `${written} in ${market.name}`).toBe(true);
      expect(latinLetters(written)).not.toContain('?');
    }
  }
});

test('the font has every letter it is said to have', async () => {
  const letters = Array.from({ length: 0x2220 }, (_, code) => String.fromCodePoint(code)).filter(isInFont);
  const { texts } = await print(anInvoice({ lines: [{ name: letters.join(' ') }] }));
  const printed = new Set(texts.flatMap(({ text }) => [...text]));
  expect(letters.filter((letter) => !printed.has(letter))).toEqual([]);
  expect(printed).not.toContain('\0');
});

test('letters the font lacks are written in Latin ones, without marks, or as a question mark', () => {
  expect(latinLetters('Łódź Ğülşen Ōe')).toBe('Łódź Ğülşen Ōe');
  expect(latinLetters('Γιώργος Χατζής')).toBe('Giorgos Chatzis');
  expect(latinLetters('Щедрин, София')).toBe('Shtedrin, Sofiya');
  expect(latinLetters('Nguyễn')).toBe('Nguyen');
  expect(latinLetters('1\u202f000\n€')).toBe('1\u00a0000 €');
  expect(latinLetters('東京')).toBe('??');
});
