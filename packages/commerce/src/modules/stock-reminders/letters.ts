import { fill } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import { markets, shop } from '@bowline/markets';
import { textsOf } from '#texts';
import type { DueLetter } from './repository.ts';

/** Rule 7: the one letter that was asked for. */
export function backInStockLetter({ email, locale, name, urlKey }: DueLetter, baseUrl: string): Posting {
  const text = textsOf('stock-reminders', locale).letter;
  return {
    kind: 'back-in-stock',
    locale,
    to: { address: email },
    subject: fill(text.subject, { name }),
    letter: {
      preview: text.text,
      blocks: [
        { heading: fill(text.heading, { name }) },
        { text: text.text },
        { button: { label: text.button, url: `${baseUrl}${markets[locale].prefix}/${urlKey}` } },
      ],
      footer: [shop.legalName, text.whyYou],
    },
  };
}
