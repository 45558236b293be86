import type { Article } from '../../../writing/article.ts';

export const cobraBraceletEn: Article = {
  title: 'The cobra bracelet, step by step',
  intro:
    'One cord, one buckle, one knot that repeats itself: the cobra is where almost everybody begins. After half an hour you wear the result, and in an emergency you have more than two metres of cord on your wrist.',
  metaDescription:
    'Knot a cobra bracelet from paracord: what you need, a table with the right length for every wrist, eight steps, and what to do when it goes wrong.',
  blocks: [
    { heading: 'What you need' },
    {
      list: [
        'Paracord 550 type III, 4 mm, in one colour from the [{productWord} department](category:mainCord)',
        'a side-release buckle of 15 or 16 mm from the [accessories](category:accessories)',
        'scissors, a lighter and a tape measure; a [bracelet jig](category:diyTools) is pleasant but not necessary',
      ],
    },
    { heading: 'How much cord?' },
    'Lay the tape around your wrist without pulling. The finished bracelet must be about 2 cm longer, because the knot is thick and takes up room on the inside. Per centimetre of bracelet you use roughly 12 cm of cord; the table adds a reserve for the ends.',
    {
      table: {
        head: ['Wrist', 'Bracelet including buckle', 'Cord'],
        rows: [
          ['14 cm', '16 cm', '2.1 m'],
          ['16 cm', '18 cm', '2.4 m'],
          ['18 cm', '20 cm', '2.7 m'],
          ['20 cm', '22 cm', '3.0 m'],
          ['22 cm', '24 cm', '3.2 m'],
        ],
      },
    },
    { heading: 'The knot' },
    {
      steps: [
        'Fold the cord in half. Pull the loop through one half of the buckle, put both ends through the loop and tighten.',
        'Lead both ends through the other half of the buckle until the distance from edge to edge is the length in the table. These two strands are the core; the ends now lie to its left and right.',
        'Lay the left end **over** the core, so that a bow stands out on the left. The right end goes over the left end, **behind** the core and up through that bow. Tighten.',
        'Now mirrored: lay the right end over the core, so that the bow stands out on the right. The left end goes over it, behind the core and up through the bow. Tighten. That was one whole cobra knot.',
        'Carry on, left, right, left, right. If you forget which side is next: it is the one where the last knot shows a little upright bar at the edge.',
        'After every few knots push them together with your thumbs. All should be equally tight; pull gently and evenly rather than hard.',
        'When the core is full, thread the ends under the last two knots on the inside, with a [lacing needle](category:diyTools) or tweezers.',
        'Cut them off 3 mm short, melt them for two seconds beside the flame and press them flat with the blade. Never with your finger.',
      ],
    },
    { heading: 'If it goes wrong' },
    '**It twists into a spiral:** you have begun on the same side every time. It looks good, but then it should be so all the way. **The edge is wavy:** you pull unevenly. **It is too tight:** nylon shrinks a little when wet for the first time, so leave a finger’s width of room. **The cord was too short:** join a second one by melting both ends together, and hide the joint inside a knot.',
    { heading: 'And now two colours' },
    'Melt a piece of each colour together in the middle, and let the joint disappear in the first loop: one side of the bow is then red, the other blue. Which colours get on with each other is the subject of [a post of its own](blog:colours-that-go-together).',
    {
      note: 'A child’s bracelet needs a buckle that opens by itself under load. And no bracelet, however long its cord, holds a person.',
    },
  ],
};
