import type { FaqTexts } from '../faq-keys.ts';

export const orderingEn: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Is there a minimum order?',
    answer: [
      'Yes, orders start at {minimumOrder} of goods, before delivery. Below that, packing and postage would cost more than the cord. Everything counts towards it, samples included. If you are a little short, the cart tells you by how much; a few buckles or a spare hank usually close the gap. Gift cards have limits of their own, which you see when you choose the amount.',
    ],
  },
  'one-long-piece': {
    question: 'How do you measure length, and can I get one long piece?',
    answer: [
      'We measure cord lying relaxed on the cutting table, not stretched, and round up rather than down. The length you choose always comes **in one piece**: thirty metres are thirty metres without a knot or a join.',
      'Order 10 m three times and you get three pieces of 10 m. For a length that is not on offer, look for *longest piece in stock* on the product page and [write to us](page:contact). Such a piece is cut for you alone and cannot be returned.',
    ],
  },
  'order-a-sample': {
    question: 'Can I order a sample first?',
    answer: [
      'Please do. Under *Order a sample* on the product page you can add a short piece to the cart, long enough to see the weave, compare the colour and try whether it fits through your bead or cord lock. You can take one sample of each product, and as many different ones as you like. Samples travel with the rest of your order.',
    ],
  },
  'change-order': {
    question: 'Can I change or cancel my order?',
    answer: [
      'Until the knife comes down, yes. Orders placed before {cutOffHour} on a working day are cut the same day, so be quick: [write or call](page:contact) with the order number and what should be different. Once the parcel is packed we can no longer open it. You can then simply send back what you do not want, see [returns](page:returns).',
    ],
  },
  'without-account': {
    question: 'Do I need an account?',
    answer: [
      'No, you can order as a guest with your name, address and e-mail. An account is worth it if you come back more often: you find your invoices and earlier orders there, order the same blue again with one click, keep wishlists for projects and save several addresses. It costs nothing, and you can have it deleted under *privacy and security* whenever you like.',
    ],
  },
  'sold-out-colour': {
    question: 'The colour I want is sold out. Will it come back?',
    answer: [
      'Usually, yes. Most colours are braided again as soon as a spool runs low, which takes a few weeks. Leave your e-mail address on the product page and you get one message when it is back, nothing else. If a colour is gone for good, the page says so and shows what comes closest in shade and thickness. More about this under [article sold out](page:soldOut).',
    ],
  },
};
