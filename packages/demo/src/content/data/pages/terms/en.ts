import type { Article } from '../../../writing/article.ts';

export const termsEn: Article = {
  title: 'General terms and conditions',
  intro:
    'These are the rules for buying rope, cord and everything else from {legalName}. We have kept them short enough to read.',
  metaDescription:
    'The terms of {brand}: offer, prices and VAT, delivery, withdrawal within 14 days by law and {returnDays} with us, warranty, complaints and liability.',
  blocks: [
    {
      note: 'Demonstration data: {legalName} is an invented company. No contract comes about through this shop.',
    },
    { heading: '1. Who we are and when these terms apply' },
    'The seller is {legalName}, established in the Netherlands; the full details are in the [imprint](page:imprint). These terms apply to every order in our shop. They never take away rights that the law gives you as a consumer. Companies’ own purchasing conditions apply only if we have agreed to them in writing.',
    { heading: '2. Offer and agreement' },
    'Our offers are valid while stocks last. Pictures show colours and weaves as faithfully as a screen can; small differences between production batches are normal. Lengths are measured without tension and may differ by up to two per cent. Obvious mistakes, such as a spool at the price of a metre, do not bind us.',
    'You place an order with the last button of the checkout. The agreement comes about when we confirm it by e-mail. If we cannot accept an order, we say so and return anything already paid. Orders start at {minimumOrder} of goods.',
    { heading: '3. Prices, VAT and payment' },
    'Beside each price it says whether VAT is included. Which VAT you pay depends on the country of delivery; the page [with or without VAT](page:withOrWithoutVat) explains it. Delivery is added at the [shipping rates](page:shippingRates) and shown before you order. A crossed-out price is the lowest price of the thirty days before the reduction.',
    'You pay by one of the [payment methods](page:paymentMethods) shown. Goods remain our property until they are paid for. Gift cards are worth {giftCardMinimum} to {giftCardMaximum}, cannot be exchanged for cash and pay for goods and delivery.',
    { heading: '4. Delivery' },
    'We deliver to the address or pickup point you choose, normally on the days named in the checkout and within thirty days at the latest. If we cannot manage that, you may cancel the order at no cost. The risk of loss or damage is ours until you, or somebody you named, have the parcel in hand.',
    { heading: '5. Withdrawal' },
    'As a consumer you may withdraw from the purchase by law within 14 days of receiving the last part of your order, without giving reasons. We give you {returnDays} days. A clear message is enough, by any means on the [contact page](page:contact). Send the goods back within 14 days after that. We refund the price and, if you return everything, the cost of standard delivery, within 14 days of your message, though we may wait until we have the goods or proof of posting. You pay for the return. You may examine goods as you would in a shop; for a loss in value caused by more than that you are liable. The practical side is under [returns](page:returns).',
    'There is no right of withdrawal for:',
    {
      list: [
        'lengths cut to your specification. This means only lengths that are not offered as standard on the product page and that you asked for expressly;',
        'digital content, such as courses, once you have agreed that it begins at once and have acknowledged that you thereby lose the right;',
        'gift cards that have been redeemed, to the amount redeemed.',
      ],
    },
    { heading: '6. Warranty' },
    'Every article must be what you may reasonably expect of it, given its description and its price. If it is not, we repair or replace it free of charge; if that is impossible or takes too long, you may have the price reduced or the purchase undone. You have these rights by law, also after any commercial guarantee has ended. Tell us within a reasonable time after you discover the fault; two months is always in time. Ordinary wear, sun, chafing and knots that were tied wrongly are not faults.',
    { heading: '7. Use and safety' },
    'Breaking strengths are measured on new, straight, dry cord. A knot, a sharp edge or a wet winter can take half of it. Unless the product page says so expressly, our cord is not meant for climbing, for securing or lifting people, or for hoisting loads over them.',
    { heading: '8. Complaints' },
    'Something wrong? Write to us. You get an answer within five working days, and a solution or a date for one within fourteen. If we do not find one together, you can turn to the court. The European online dispute platform no longer exists.',
    { heading: '9. Liability' },
    'We are liable without limit for intent and gross negligence, for injury and wherever the law does not allow a limit. Towards companies our liability is otherwise limited to the value of the order, and excludes lost profit.',
    { heading: '10. Applicable law' },
    'Dutch law applies, without the UN Convention on the International Sale of Goods. If you are a consumer living elsewhere, you keep the protection of the mandatory rules of your country and may go to court there. Should one of these terms be invalid, the others stand. The version that you accepted is kept with your order.',
  ],
};
