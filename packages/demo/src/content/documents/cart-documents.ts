import { type ContentOf, languageOf as languageCodeOf } from '@bowline/content';
import { fill } from '@bowline/kit';
import { type LocaleName, localeNames, marketByLocale } from '@bowline/markets';
import { demoCoupons, demoGiftCards } from '../../codes/demo-codes.ts';
import { codesToTry } from '../data/shop/codes-to-try.ts';
import { notes } from '../data/shop/notes.ts';
import { translated } from './document-parts.ts';
import { wordsIn } from './locale-words.ts';

/** What stands in the cart: which codes somebody may try there. */
export function cartDocuments(locale: LocaleName): readonly ContentOf<'banner'>[] {
  const currency = marketByLocale(locale)?.defaultCurrency;
  const coupons = demoCoupons.map(({ code }) => code);
  const giftCards = demoGiftCards.filter(({ amount }) => amount.currency === currency);
  return [
    {
      ...translated('banner', 'codes-to-try', locale),
      placement: 'cart',
      tone: 'info',
      title: wordsIn(codesToTry.title, locale),
      text: fill(wordsIn(codesToTry.text, locale), {
        coupons: coupons.join(', '),
        giftCards: giftCards.map(({ code }) => code).join(', '),
      }),
      // After those of the home page.
      position: 100,
    },
  ];
}

type Message = ContentOf<'translationMessage'>;

/** Messages that only the content service has (specification 7.3): one document for each key, with all languages. */
export function messageDocuments(): readonly Message[] {
  return Object.entries(notes).map(([key, text]) => ({
    _id: `translationMessage-${key.replaceAll('.', '-')}`,
    _type: 'translationMessage',
    key,
    values: Object.fromEntries(
      localeNames.map((locale) => [languageCodeOf(locale), wordsIn(text, locale)]),
    ) as Message['values'],
  }));
}
