import { fill, type Template } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import { type Market, markets, shop } from '@bowline/markets';
import type { Order } from '#orders';
import { type TextsOf, textsOf } from '#texts';

/** What every letter needs to know of the shop. */
export interface Desk {
  /** Without a final slash. */
  readonly baseUrl: string;
  readonly replyTo: string;
}

/** A letter that is not addressed yet. */
export type Draft = Omit<Posting, 'to'>;

export interface Sheet {
  readonly words: TextsOf<'notifications'>;
  readonly market: Market;
  /** The parts that all letters about an order share. */
  draft<Place extends string>(kind: string, texts: LetterHead<Place>, letter: SheetLetter<Place>): Draft;
  /** Rule 12. */
  greeting(name: string): { readonly text: string };
  /** An address of the shop in the order's language. */
  url(path: string): string;
}

interface LetterHead<Place extends string> {
  readonly subject: string | Template<Place>;
  /** The line a mail program shows beside the subject. */
  readonly preview: string | Template<Place>;
  readonly heading: string | Template<Place>;
}

interface SheetLetter<Place extends string> {
  readonly blocks: Draft['letter']['blocks'];
  readonly attachments?: Draft['attachments'];
  /** For the places of subject, preview and heading. */
  readonly values: Readonly<Record<Place, string>>;
  /** Small print; without it, that the letter is about this order. */
  readonly whyYou?: string;
}

export function sheetFor({ number, snapshot: { locale } }: Order, { baseUrl, replyTo }: Desk): Sheet {
  const words = textsOf('notifications', locale);
  const market = markets[locale];
  return {
    words,
    market,
    greeting: (name) => ({
      text: isPlainName(name) ? fill(words.greeting, { name }) : words.greetingWithoutName,
    }),
    url: (path) => `${baseUrl}${market.prefix}${path}`,
    draft: (kind, texts, { blocks, values, attachments = [], whyYou }) => ({
      kind,
      locale,
      replyTo,
      subject: fill(texts.subject, values),
      letter: {
        preview: fill(texts.preview, values),
        blocks: [{ heading: fill(texts.heading, values) }, ...blocks],
        footer: [companyLine, whyYou ?? fill(words.whyYou, { number })],
      },
      attachments,
    }),
  };
}

const longestName = 64;

/** Rule 12: letters, as people's names have them; nothing that a mail program makes a link of. */
export function isPlainName(name: string): boolean {
  return (
    name.length <= longestName &&
    /^[\p{L}\p{M}][\p{L}\p{M} '’.,-]*$/u.test(name) &&
    !/\p{L}{2}\.\p{L}/u.test(name) &&
    !/\bwww\b/i.test(name)
  );
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

/** Where everything that happens to an order can be followed: by its customer, or by whoever has its token. */
export function followUrl({ token, number, customerId }: Order, { url }: Sheet): string {
  return url(
    customerId === null ? `/orders/view?token=${encodeURIComponent(token)}` : `/customer/orders/${number}`,
  );
}
