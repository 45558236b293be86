import type { FaqTexts } from '../faq-keys.ts';

export const paymentEn: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'How can I pay?',
    answer: [
      'That depends on your country and currency: iDEAL in the Netherlands, Bancontact in Belgium, and almost everywhere card, PayPal or Klarna. You can also pay by bank transfer in euros or with a gift card. None of them costs extra, and the checkout only shows what works for you. The details are under [payment methods](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Why does the price per metre differ by length?',
    answer: [
      'Because cutting, coiling and labelling take the same time for five metres as for a hundred. In a short piece that work is spread over few metres, in a long one over many, so the metre is cheapest on the longest length. The price per metre stands beside every length, which makes comparing easy. Patterns cost a little more than plain colours, and reflective or glow-in-the-dark yarn is dearer to buy.',
    ],
  },
  'quantity-discount': {
    question: 'Do I pay less if I order more?',
    answer: [
      'Yes, in two ways. If you take the same article several times, the price per piece goes down; the steps are listed on the product page. On top of that the cart gives a discount on the whole order from a certain value, and shows how much is missing until the next step. Both happen by themselves, without a code. If you need whole spools regularly, have a look at [wholesale](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'My payment failed. What now?',
    answer: [
      'Nothing is lost: your cart stays as it was. Try again or choose another method. Often the bank app was closed too soon, or the card has a daily limit. If the money has left your account but no confirmation has come within an hour, [tell us](page:contact) the time and the amount. We find the payment, and you are never charged twice for one order.',
    ],
  },
  'gift-card': {
    question: 'How does a gift card work?',
    answer: [
      'You choose an amount between {giftCardMinimum} and {giftCardMaximum}, write a few words, and we send the card by e-mail to whoever may choose a colour. The code goes into the cart. If the order costs more, the rest is paid with another method; if it costs less, the balance stays on the card for next time. VAT is only due on what the card is spent on.',
    ],
  },
};
