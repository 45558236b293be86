import type { Posting } from '@bowline/mail';
import { type Market, markets, shop } from '@bowline/markets';
import type { Order } from '#orders';
import type { LetterTexts, LetterWords } from '../words/letter-words.ts';
import { letterWordsIn } from '../words/words-in.ts';

/** What every letter needs to know of the shop. */
export interface Desk {
  /** Without a final slash. */
  readonly baseUrl: string;
  readonly replyTo: string;
}

/** A letter that is not addressed yet. */
export type Draft = Omit<Posting, 'to'>;

export interface Sheet {
  readonly words: LetterWords;
  readonly market: Market;
  fill(text: string, values?: Readonly<Record<string, string>>): string;
  /** The parts that all letters about an order share. */
  draft(kind: string, texts: LetterTexts, letter: SheetLetter): Draft;
  /** An address of the shop in the order's language. */
  url(path: string): string;
}

interface SheetLetter {
  readonly blocks: Draft['letter']['blocks'];
  readonly values?: Readonly<Record<string, string>>;
  readonly attachments?: Draft['attachments'];
  readonly whyYou?: string;
}

export function sheetFor({ number, snapshot: { locale } }: Order, { baseUrl, replyTo }: Desk): Sheet {
  const words = letterWordsIn(locale);
  const market = markets[locale];
  const fill: Sheet['fill'] = (text, values = {}) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? (name === 'number' ? number : ''));
  return {
    words,
    market,
    fill,
    url: (path) => `${baseUrl}${market.prefix}${path}`,
    draft: (kind, texts, { blocks, values, attachments = [], whyYou = words.whyYou }) => ({
      kind,
      locale,
      replyTo,
      subject: fill(texts.subject, values),
      letter: {
        preview: fill(texts.preview, values),
        blocks: [{ heading: fill(texts.heading, values) }, ...blocks],
        footer: [companyLine, fill(whyYou)],
      },
      attachments,
    }),
  };
}

const { street, postalCode, city, registerNumber, vatNumber } = shop.company;
const companyLine = [
  shop.legalName,
  street,
  `${postalCode} ${city}`,
  `KvK ${registerNumber}`,
  vatNumber,
].join(' · ');

/** Where an order is looked at without an account. */
export function orderUrl({ token }: Order, { url }: Sheet): string {
  return url(`/checkout/success?token=${encodeURIComponent(token)}`);
}
