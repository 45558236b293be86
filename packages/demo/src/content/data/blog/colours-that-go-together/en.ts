import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherEn: Article = {
  title: 'Colours that go together',
  intro:
    'A whole wall of colours is a pleasure until you have to choose three. Five simple rules help, and they work for a bracelet just as for a leash.',
  metaDescription:
    'Which cord colours match? Five rules for combining two, three or four colours, ten proven pairs, and a test with your phone before you cut anything.',
  blocks: [
    { heading: 'One loud, the others quiet' },
    'The commonest mistake is to combine three favourites that all want to be in front. Choose **one** strong colour and give it calm company: charcoal, sand, cream, navy, olive. A neon green beside black glows; beside orange and pink it shouts.',
    { heading: 'Light beside dark' },
    'In a knot, the difference in brightness counts more than the shade. Red and forest green are opposites on the colour wheel, and yet from two metres they blur into brown because they are equally dark. Take a photo of your samples and turn it to black and white: if you still see two colours, the pattern will be visible too.',
    { heading: 'Neighbours or opposites' },
    'Colours that lie side by side on the wheel, such as petrol, turquoise and mint, look calm and belong together by themselves. Colours that face each other, such as navy and orange or violet and yellow, are lively. Both work. What lies in between, say red with violet-blue, is difficult and needs a neutral third as a go-between.',
    { heading: 'Sixty, thirty, ten' },
    'Painters and tailors divide in this way, and so can you: about sixty per cent of a main colour, thirty of a second, ten of an accent. In a cobra bracelet the core and the bows give you the first two; the accent is a bead, a stitched line of micro cord or the buckle.',
    { heading: 'Let a pattern decide' },
    'A patterned cord is already a finished combination. Pick one of its colours, usually the smaller one, and repeat it in a plain cord. Two patterns side by side nearly always quarrel.',
    { heading: 'Ten pairs that we like' },
    {
      table: {
        head: ['Colours', 'Effect'],
        rows: [
          ['navy and cream', 'maritime, never wrong'],
          ['forest green and sand', 'outdoors, discreet'],
          ['burgundy and dusty rose', 'warm, a little festive'],
          ['petrol and sunflower yellow', 'lively, for every season'],
          ['charcoal and neon orange', 'easily seen, without toy colours'],
          ['sage and white', 'light, goes with wood and linen'],
          ['chocolate and turquoise', 'unexpected, good with leather'],
          ['black and gold brown', 'classic, with brass fittings'],
          ['sky blue and coral', 'summer'],
          ['olive and mustard', 'autumn in the woods'],
        ],
      },
    },
    { heading: 'Think of the metal' },
    'Rings and buckles count as a colour. Brass and bronze suit warm shades, steel and silver the cool ones; black hardware goes with everything and makes neon look more grown-up. You will find it all under [accessories](category:accessories).',
    { heading: 'Before you cut' },
    {
      steps: [
        'Put the cords you are considering on a wishlist and look at their pictures side by side.',
        'Order a sample of each and lay them by the window, on the jacket or on the dog they are meant for.',
        'Twist the samples together. In a braid colours lie closer than on the table, and that changes them.',
        'Sleep on it. What still pleases you in the morning is right.',
      ],
    },
    'Begin by looking: in the [{productWord} department](category:mainCord) you can filter by colour, and what has just been braided is under [new arrivals](category:newArrivals). How two colours get into one knot is shown in [the cobra bracelet](blog:cobra-bracelet).',
  ],
};
