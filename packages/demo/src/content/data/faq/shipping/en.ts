import type { FaqTexts } from '../faq-keys.ts';

export const shippingEn: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'When will my parcel arrive?',
    answer: [
      'What you order before {cutOffHour} (Dutch time) on a working day leaves our warehouse the same day. After that it depends on the distance: next door a day or two, further away up to a week. The product page and the cart name the expected days for your country, with weekends and Dutch holidays already taken into account. If you pay by bank transfer, we cut once the money is here.',
    ],
  },
  'shipping-cost': {
    question: 'What does delivery cost?',
    answer: [
      'That depends on the country and the weight. A bracelet’s worth of paracord goes into a small parcel; fifty metres of 12 mm rope weigh over three kilos and are priced accordingly. You see the amount in the cart before you enter an address, and from a certain order value delivery is free. The whole table, with pickup points and home delivery, is under [shipping rates](page:shippingRates).',
    ],
  },
  customs: {
    question: 'What about customs in the UK, Norway and Switzerland?',
    answer: [
      'We send these parcels without Dutch VAT and fill in the customs form with the tariff number of every article.',
      {
        list: [
          '**United Kingdom:** on small orders we charge UK VAT ourselves and nothing more is due. Above the import limit the carrier collects it; the checkout tells you.',
          '**Norway and Switzerland:** import tax is paid on arrival, often with a handling fee of the carrier.',
        ],
      },
      'Those costs are yours, so it may pay to bundle orders. More under [with or without VAT](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Where is my parcel?',
    answer: [
      'As soon as it leaves us you get an e-mail with a tracking link. On the first evening the link may still show nothing: the carrier only knows the parcel after scanning it in its depot. Orders from your account show the same link. If a parcel has not moved for three working days, or is marked as delivered and is not there, [write to us](page:contact). We start the search; that is not your job.',
    ],
  },
  'collect-order': {
    question: 'Can I collect my order?',
    answer: [
      'Yes, from our warehouse in the Netherlands, free of charge. Choose collection in the checkout; your order is ready on the next working day, and we write as soon as it is. Bring the order number. If you would rather see the colours first and then have them cut, [book a time in the showroom](page:showroom): then you have the table and the spools to yourself.',
    ],
  },
};
