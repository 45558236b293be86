import type { Article } from '../../../writing/article.ts';

export const paymentMethodsEn: Article = {
  title: 'Payment methods',
  intro:
    'Pay the way you are used to. Which methods you see depends on your country and currency; none of them costs extra.',
  metaDescription:
    'How you can pay at {brand}: iDEAL, Bancontact, card, PayPal, Klarna, bank transfer and gift card, and what happens if a payment fails.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'The methods in a sentence each' },
    {
      facts: [
        ['iDEAL', 'You confirm the amount in the app of your Dutch bank, and we know a moment later.'],
        ['Bancontact', 'For Belgian cards, in the app or with card number and reader.'],
        ['Card', 'Debit and credit cards. Your bank may ask you to confirm the payment in its app.'],
        ['PayPal', 'From your balance, card or bank account, without giving us any of these.'],
        [
          'Klarna',
          'Pay later or in parts where Klarna offers it. Klarna decides whether it agrees and sets its own terms; read them first.',
        ],
        [
          'Bank transfer',
          'In euros. We put your cord aside and cut it when the money has arrived, so allow a few more days.',
        ],
        [
          'Gift card',
          'Enter the code in the cart. What the card does not cover you pay with another method; what is left over stays on the card.',
        ],
      ],
    },
    { heading: 'Is it safe?' },
    'You pay on a page of our payment provider over an encrypted connection. Card numbers and bank logins never reach us, so we cannot lose them.',
    { heading: 'If a payment fails' },
    'Nothing is lost. The cart stays as it was and you can try again or choose another method. If your bank has taken the money all the same but you have no confirmation within an hour, [tell us](page:contact) the time and the amount. We look it up, and no order is charged twice.',
    { heading: 'Minimum order, discounts and business orders' },
    'Orders start at {minimumOrder} of goods. Discount codes go into the cart before you pay. Companies give their name and VAT number with their details in the checkout; how that changes the total is explained under [with or without VAT](page:withOrWithoutVat), and standing customers will find more under [wholesale](page:wholesale).',
    { heading: 'Refunds' },
    'Money goes back the way it came: to the card, the account or the gift card. See [returns](page:returns) for how long that takes.',
  ],
};
