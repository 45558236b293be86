import { fill, type Money, money } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import type { OrderNews } from '#checkout';
import type { Order } from '#orders';
import { type Desk, type Draft, sheetFor } from './desk.ts';

export type IssuedCard = OrderNews['gift-cards.issued']['cards'][number];

/** Rule 6. */
export function giftCardLetter(order: Order, card: IssuedCard, desk: Desk): Draft {
  const sheet = sheetFor(order, desk);
  const { words, url, market } = sheet;
  const { giftCard: texts } = words;
  const values = { sender: card.senderName, amount: formatMoney(amountOf(order, card), market) };
  return sheet.draft('gift-card', texts, {
    values,
    blocks: [
      { text: fill(words.greeting, { name: card.recipientName }) },
      { text: fill(texts.intro, values) },
      ...(card.message ? [{ quote: card.message }] : []),
      { text: texts.code },
      { code: card.code },
      { text: texts.howToUse },
      { button: { label: texts.button, url: url('/') } },
      { text: texts.keepSafe },
    ],
    whyYou: texts.whyYou,
  });
}

/** A card is bought in the currency of its order (gift-cards rule 3). */
function amountOf({ currency }: Order, { amountMinor }: IssuedCard): Money {
  return money(amountMinor, currency);
}
