import type { Article } from '../../../writing/article.ts';

export const parcelCardEn: Article = {
  title: 'Your cord has arrived',
  intro:
    'You have scanned the card in your parcel. Here is what to do first, and where to turn if something is not right.',
  metaDescription:
    'The card in your {brand} parcel: check the length, let the cord hang, seal the ends, and where to turn if something is not right.',
  blocks: [
    { heading: 'First of all' },
    {
      steps: [
        'Check the length before you cut anything: lay the cord out without pulling.',
        'Let it hang loose for an hour, so that it forgets the shape of the coil.',
        'Seal every new end with a flame or a hot blade before you begin to tie.',
      ],
    },
    { heading: 'Something not right?' },
    'Too short, the wrong colour, a flaw in the braid: [send us a photo](page:contact). What you do not like may [come back](page:returns) uncut within {returnDays} days.',
    { heading: 'And now?' },
    'Instructions are in the [blog](blog:), answers among the [frequently asked questions](faq:). And when the rope is worn out one day, [we take it back](page:recycling).',
  ],
};
