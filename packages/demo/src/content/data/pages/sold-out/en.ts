import type { Article } from '../../../writing/article.ts';

export const soldOutEn: Article = {
  title: 'Article sold out',
  intro:
    'This article is no longer sold. The last metre has left the warehouse and the mill does not make it any more, but something close to it is probably on the shelf.',
  metaDescription:
    'The article you are looking for is no longer sold at {brand}. See what comes closest in colour, thickness and material, or ask us for a match.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'How to find a good substitute' },
    'Begin with what the cord has to do, then with how it should look.',
    {
      list: [
        '**Diameter** first: half a millimetre decides whether it still runs through a bead or a cord lock.',
        '**Material** next: nylon stretches and feels soft, polyester keeps its length and its colour, cotton lies warm in the hand.',
        '**Breaking strength** must be at least that of the old one wherever something hangs on it.',
        '**Colour** last: order a sample of two or three and hold them beside your own piece by daylight.',
      ],
    },
    'You will find these values under *specifications* on every product page, and as filters in the [{productWord} department](category:mainCord) and among the [other cords](category:otherCord).',
    { heading: 'Need just a little more of the same?' },
    '[Write to us](page:contact) with the article number and the length you are short of. Now and then a remnant turns up on the cutting bench, too short for the shop and long enough to finish a leash.',
    { heading: 'Only out of stock?' },
    'This page is for articles that will not return. If a product page says *sold out* but still exists, leave your e-mail address there, and we will send one message when it is back.',
  ],
};
