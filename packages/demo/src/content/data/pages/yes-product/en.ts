import type { Article } from '../../../writing/article.ts';

export const yesProductEn: Article = {
  title: 'Yes, {productWord}!',
  intro:
    'A sleeve, seven strands, and hardly anything that cannot be made from it. What {productWord} is, which thickness does which job, and how to begin this evening.',
  metaDescription:
    'What {productWord} is and what you can make from it: the types compared, ideas from bracelets to dog leashes, a first bracelet and how to care for it.',
  blocks: [
    { heading: 'What it is' },
    'Cut a piece open: a braided nylon sleeve, and inside it a bundle of thin twisted strands. That is the whole secret. The strands carry, the sleeve protects them, and because both are nylon the cord is supple, gives a little under a jerk and dries quickly. The name comes from parachutes, whose lines were made this way.',
    { heading: 'The family' },
    {
      table: {
        head: ['Type', 'Thickness', 'Inner strands', 'Made for'],
        rows: [
          ['95, type I', '2 mm', '1', 'fine jewellery, zip pulls, tent lines'],
          ['425, type II', '3 mm', '4', 'slim bracelets, lanyards, children’s hands'],
          ['550, type III', '4 mm', '7', 'nearly everything'],
          ['750, type IV', '5 mm', '11', 'leashes for strong dogs, handles, straps'],
        ],
      },
    },
    'The large number is the breaking strength in pounds: a 550 cord breaks at about 250 kilograms, if it is new, dry and without a knot. Thinner still are micro cord and nano cord, for beads, wrapping and decoration.',
    { heading: 'What you can make from it' },
    {
      list: [
        'Bracelets, key fobs and watch straps; a [kit](category:diyKits) has everything for the first one.',
        'Leashes, collars and long lines for dogs.',
        'Lanyards, camera straps, bag handles.',
        'Grips for knives, tools and walking sticks, wrapped tightly.',
        'Guy lines that can be seen at night, from cord with a reflective thread.',
        'Tarp lines, bottle holders, plant hangers.',
      ],
    },
    { heading: 'Your first bracelet' },
    {
      steps: [
        'Measure your wrist and add two centimetres. Take three metres of 550 and a [side-release buckle](category:accessories).',
        'Fold the cord in half, loop the middle through one half of the buckle and both ends through the other. The distance between them is your measure.',
        'Tie square knots around the two middle cords, always alternating left and right. Push each one close to the last.',
        'At the buckle, cut the ends to three millimetres and melt them carefully with a lighter. Press them flat with the blade of a knife, not with your finger.',
      ],
    },
    { heading: 'Good to know' },
    {
      list: [
        'Nylon shrinks a little when it is first washed. Soak the cord for a collar beforehand and let it dry.',
        'Dirty? Lukewarm water, mild soap, air. No dryer, no bleach.',
        'Cord with a [fid](category:diyTools) on its end goes through narrow knots with far less swearing.',
      ],
    },
    {
      note: '{brand} sells many strong cords, but this one is not climbing equipment: it is not made for holding people.',
    },
    'Which colour? That is the difficult part. Begin in the [{productWord} department](category:mainCord) or read on in the [blog](blog:).',
  ],
};
