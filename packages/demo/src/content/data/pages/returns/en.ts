import type { Article } from '../../../writing/article.ts';

export const returnsEn: Article = {
  title: 'Returns',
  intro:
    'A green that looked different on screen, a cord one size too thick: send it back. You have {returnDays} days, more than twice what the law asks of us.',
  metaDescription:
    'Return rope, cord and accessories to {brand} within {returnDays} days: how it works, what may come back, what it costs and when you get your money.',
  blocks: [
    { heading: 'How to return something' },
    {
      steps: [
        'Tell us within {returnDays} days of receiving the parcel. Open the order in your account, or write to us through the [contact page](page:contact) with the order number and what you are sending back. You need not give a reason, though it helps us choose better cord.',
        'We reply with the return address and a return note, usually on the same working day.',
        'Coil the cord loosely, put the note in the parcel and post it within 14 days of telling us. Keep the receipt until the money is back.',
        'Once we have checked the parcel, we refund you the way you paid.',
      ],
    },
    { heading: 'What may come back' },
    'Everything you could have handled in a shop, in the state it reached you. For cord this means:',
    {
      list: [
        'the piece has its full length: nothing cut off, not even the sealed tip;',
        'it is clean, dry and without knots, kinks or dog hair;',
        'buckles, rings and tools are unused and in their packaging;',
        'gift cards have not been redeemed.',
      ],
    },
    'Every length that can be chosen on the product page counts as standard, although we cut it from the spool for you. You may return it.',
    { heading: 'What we cannot take back' },
    {
      list: [
        'Lengths cut to your own specification: those that are not offered on the product page and that you asked us for separately.',
        'Courses and other digital goods once you have started them, if you agreed to that when ordering.',
        'Pieces that have been cut, washed, dyed or worked into something.',
      ],
    },
    { heading: 'Costs and refund' },
    'Return postage is yours, unless we made a mistake or the article has a fault. If you send back the whole order, we also refund the standard delivery charge you paid. We transfer the money within 14 days of your message, but may wait until the parcel or proof of posting has reached us.',
    { heading: 'Wrong, damaged or too short?' },
    'Send us a photo, for a short piece with a tape measure beside it. We replace it at once and at our expense; often you need not send anything back. Your legal rights, described in our [terms](page:terms), are not affected by any of this.',
    {
      note: 'Old rope that has done its work is not a return, but we are glad to have it: see [recycling](page:recycling).',
    },
  ],
};
