import type { Article } from '../../../writing/article.ts';

export const paracordTypesEn: Article = {
  title: 'Paracord types I to IV explained',
  intro:
    '95, 425, 550, 750: the numbers on a hank of paracord look like a code. In fact they say how much it holds, and with the type you also know how thick it is and what is inside.',
  metaDescription:
    'What do paracord types I, II, III and IV mean? Thickness, inner strands and breaking strength in one table, with the best use of each and how to test a cord.',
  blocks: [
    { heading: 'Where the names come from' },
    'Paracord once linked parachutes to the people beneath them. The American army wrote down in a standard, MIL-C-5040, how such a cord must be built, and numbered the variants with Roman numerals. The trade added the breaking strength in pounds: 550 lb are about 250 kg. Both have stuck, and so we say *Paracord 550 Type III*.',
    {
      table: {
        head: ['Type', 'Name', 'Thickness', 'Inner strands', 'Breaks at about'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano, micro and tactical cord are not in the standard. They are younger relatives: thin, tightly braided and surprisingly strong.',
    { heading: 'What is inside' },
    'Every type is a *kernmantle* cord: a braided nylon sheath that takes the wear, and a core of twisted strands that carries most of the load. You can pull the strands out and use them on their own, as sewing thread or to tie up tomatoes. The empty sheath lies flat like a ribbon and is the secret of slim bracelets.',
    { heading: 'Which type for what' },
    {
      list: [
        '**Type I:** fine jewellery, zip pulls, the lines of a light tarp.',
        '**Type II:** bracelets for narrow wrists, lanyards, dense knots that should not become bulky.',
        '**Type III:** everything else. It has by far the most colours, and almost every knot guide assumes it.',
        '**Type IV:** leashes for small dogs, bag handles, bracelets with presence. Its eleven strands make it round and firm.',
      ],
    },
    { heading: 'Is it the real thing?' },
    'Army cord is made to the letter of the standard and is dull olive. What hobbyists buy is commercial paracord: same structure, more colours, softer hand. Good cord is recognised at home:',
    {
      steps: [
        '**Count the strands.** Type III has seven, each of two or three twisted yarns. Loose fluff inside is filling.',
        '**Drop a piece into water.** Nylon sinks slowly. If it floats, it is polypropylene.',
        '**Hold it to a flame.** Nylon melts into a smooth, light brown bead and does not drip with soot.',
        '**Pull.** Nylon gives noticeably and springs back.',
      ],
    },
    { heading: 'What the number does not promise' },
    'The breaking strength is measured on new cord without a knot, pulled slowly. A knot, an edge, sun and years take their share. For what hangs, count on a fifth; for what jerks, on a tenth.',
    {
      note: 'No paracord is a climbing rope, and none is meant to hold a person, however large the number. More in the [questions about materials](faq:products-and-materials).',
    },
    'All four types in every colour are in the [{productWord} department](category:mainCord). If you want to know what to do with them, begin with [the cobra bracelet](blog:cobra-bracelet).',
  ],
};
