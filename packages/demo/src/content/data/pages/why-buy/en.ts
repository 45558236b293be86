import type { Article } from '../../../writing/article.ts';

export const whyBuyEn: Article = {
  title: 'Why buy at {brand}',
  intro:
    'Every hardware store has a reel of cord somewhere. Here are six reasons to take yours from people who do nothing else.',
  metaDescription:
    'Six reasons to buy cord at {brand}: true colours and samples, clear strength data, a price per metre, one piece, quick dispatch, advice from makers.',
  blocks: [
    { heading: '1. The colour you had in mind' },
    'Red is not red. With {colourCount} types and colours of {productWord} and {cordCount} cords and ropes in all, there is a good chance that yours is among them: plain, striped, diamond, camouflage, reflective or glowing in the dark. Not sure? Order a sample of ten centimetres and hold it against the real thing.',
    { heading: '2. You know whether it will hold' },
    'Thickness, material, construction and breaking strength are given with every cord, and you can filter by them. Where something is *not* made for a purpose, such as climbing, we say so plainly.',
    { heading: '3. You know what it costs' },
    'Beside each price stands the price per metre, so that ten metres and a hundred can be compared at a glance. Larger quantities cost less, and the product page shows from how many. Delivery is not hidden either: [shipping rates](page:shippingRates) are public.',
    { heading: '4. Your length, in one piece' },
    'We cut from the spool, so a length has no joins. The product page tells you the longest piece in stock before you plan a project around it.',
    { heading: '5. Soon on its way' },
    'What you order before {cutOffHour} on a working day usually leaves us that day. Living nearby? Collecting from the warehouse is free.',
    { heading: '6. Answers from people who tie' },
    'Which hook for a Labrador, how much cord for a wide bracelet: [ask us](page:contact). Much of it is already in the [blog](blog:) and the [frequently asked questions](faq:). More than {customerCount} customers have tried out what we know.',
    { heading: 'In figures' },
    {
      facts: [
        ['Minimum order', '{minimumOrder} of goods'],
        ['Time to return', '{returnDays} days, see [returns](page:returns)'],
        ['Payment', 'the way you are used to, see [payment methods](page:paymentMethods)'],
        ['Gift cards', 'from {giftCardMinimum} to {giftCardMaximum}, any amount between'],
      ],
    },
  ],
};
