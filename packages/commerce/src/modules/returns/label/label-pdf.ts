import { buffer } from 'node:stream/consumers';
import { fill } from '@bowline/kit';
import { countryName, formatDate, formatNumber, markets, shop } from '@bowline/markets';
import { addressLines, type Order, openPaper } from '#orders';
import { addDays, localTime } from '#stores';
import { textsOf } from '#texts';
import { daysToPost, type OrderReturn } from '../model.ts';

export interface LabelOptions {
  readonly timeZone: string;
  /** For tests, which read the streams. */
  readonly isCompressed?: boolean;
}

const gap = 28;

/** Rule 19: above what goes onto the parcel, below what goes into it. */
export async function labelPdf(
  record: OrderReturn,
  order: Order,
  { timeZone, isCompressed = true }: LabelOptions,
): Promise<Buffer> {
  const { locale } = order.snapshot;
  const market = markets[locale];
  const { label: words } = textsOf('returns', locale);
  const { paper, colours, left, right, top, bottom } = await openPaper({
    title: `${words.title} ${record.number}`,
    language: market.language,
    issuedAt: record.statedAt,
    isCompressed,
  });
  const written = buffer(paper.pdf);
  const width = right - left;
  let y = top;

  const say = (
    tag: 'H1' | 'H2' | 'P',
    text: string,
    size: number,
    style: { isBold?: boolean; colour?: string } = {},
  ) => {
    const height = paper.heightOf(text, width, { size, ...style });
    if (y + height > bottom) {
      paper.pdf.addPage();
      y = top;
    }
    paper.tagged(paper.root, tag, () => paper.write(text, { x: left, y, width }, { size, ...style }));
    y += height + 3;
  };
  const quiet = { isBold: true, colour: colours.muted };

  say('H1', words.title, 22, { isBold: true, colour: colours.brand });
  say('P', words.fold, 9, { colour: colours.muted });
  y += gap / 2;
  say('H2', words.to, 9, quiet);
  for (const line of [...warehouse, countryName(shop.country, locale)]) say('P', line, 18, { isBold: true });
  y += gap;
  say('H2', words.from, 9, quiet);
  for (const line of addressLines(order.snapshot.shippingAddress ?? order.snapshot.billingAddress, locale)) {
    say('P', line, 11);
  }
  y += gap;
  say('H2', words.number, 9, quiet);
  say('P', record.number, 30, { isBold: true });
  y += gap;
  paper.silently(() => paper.rule(y));
  y += gap;
  say('H2', fill(words.inside, { number: order.number }), 11, { isBold: true });
  for (const { line, quantityHundredths, isSentBack } of record.lines) {
    if (!isSentBack) continue;
    const sold = order.snapshot.lines.find(({ id }) => id === line);
    const options = sold?.options.map(({ label, value }) => `${label}: ${value}`) ?? [];
    const quantity = formatNumber(quantityHundredths / 100, market, { maximumDecimals: 2 });
    say('P', `${quantity} × ${[sold?.name ?? line, ...options].join(', ')}`, 10);
  }
  y += gap / 2;
  const until = addDays(localTime(record.statedAt, timeZone).day, daysToPost);
  say('P', fill(words.postBy, { date: formatDate(until, market) }), 10);
  say('P', words.costs, 10);

  paper.root.end();
  paper.pdf.end();
  return written;
}

const { street, postalCode, city } = shop.company;
const warehouse = [shop.legalName, street, `${postalCode} ${city}`];

export function labelFileName({ number }: OrderReturn): string {
  return `${shop.brand.toLowerCase()}-${number}.pdf`;
}
