import type { Posting } from '@bowline/mail';
import { markets, shop } from '@bowline/markets';
import { backInStockTexts } from './data/letter-texts.ts';
import type { DueLetter } from './repository.ts';

/** Rule 7: the one letter that was asked for. */
export function backInStockLetter({ email, locale, name, urlKey }: DueLetter, baseUrl: string): Posting {
  const text = backInStockTexts[locale];
  const fill = (words: string) => words.replace('{name}', () => name);
  return {
    kind: 'back-in-stock',
    locale,
    to: { address: email },
    subject: fill(text.subject),
    letter: {
      preview: text.text,
      blocks: [
        { heading: fill(text.heading) },
        { text: text.text },
        { button: { label: text.button, url: `${baseUrl}${markets[locale].prefix}/${urlKey}` } },
      ],
      footer: [shop.legalName, text.whyYou],
    },
  };
}
