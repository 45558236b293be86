import type { Article } from '../../../writing/article.ts';

export const shippingRatesEn: Article = {
  title: 'Shipping rates',
  intro:
    'What a parcel costs depends on where it goes and how heavy it is. Rope weighs more than one thinks, so here is the whole table rather than a promise.',
  metaDescription:
    'What {brand} charges for delivery, by country, carrier and weight, from which order value it is free, and how soon your rope and cord arrives.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'How we work it out' },
    'The cart adds up the weight of every metre and every buckle and shows the price for your country before you enter an address. A hundred metres of 4 mm cord weigh less than a bag of sugar; a spool of 12 mm rope is another matter. What is too heavy for one parcel travels in two, and then you pay for two.',
    'Where the table names an amount, delivery is free from that value of goods, after discounts.',
    { heading: 'To your door or to a pickup point' },
    'Home delivery suits you if somebody is in. A pickup point or parcel locker is usually cheaper, and the parcel waits for you instead of the other way round. You choose at checkout; only points that take a parcel of your size are shown.',
    { heading: 'Collect it yourself' },
    'Collecting from our warehouse in the Netherlands costs nothing. Your order is ready on the next working day, and we write to you when it is. If you would like to see colours first, [book a time in the showroom](page:showroom).',
    { heading: 'When it arrives' },
    {
      list: [
        'Orders placed before {cutOffHour} (Dutch time) on a working day are cut, packed and handed to the carrier that day.',
        'The product page and the cart name the days on which the parcel should arrive. They take weekends and Dutch public holidays into account.',
        'You get a tracking link by e-mail as soon as the parcel leaves.',
      ],
    },
    { heading: 'Outside the European Union' },
    'We send exports without Dutch VAT. Your country may charge import duty and tax, and the carrier a fee for handling them; those are for you. For the United Kingdom we charge UK VAT ourselves up to the import limit; above it the carrier collects it, and we warn you in the checkout. More under [with or without VAT](page:withOrWithoutVat).',
    {
      note: 'A parcel that has not moved for three working days is one we want to hear about: [write to us](page:contact) and we will chase it.',
    },
  ],
};
