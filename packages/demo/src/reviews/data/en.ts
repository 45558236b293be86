import type { Voice } from '../voice.ts';

export const en: Voice = {
  names: ['Holly', 'James', 'Priya', 'Tom', 'Maeve', 'Oliver', 'Grace', 'Callum'],
  aboutCords: [
    [
      5,
      'Soft, strong and true to colour',
      'I have made two dog leads from it, and both still look new after a summer by the sea. The colour in the picture is the colour in the hand.',
    ],
    [
      5,
      'My favourite to work with',
      'Knots sit tight and the surface is even from one end to the other. I ordered three more colours the same week.',
    ],
    [
      4,
      'Good cord, quick delivery',
      'Evenly made and pleasant in the hand. One star less because I would have liked a longer piece.',
    ],
    [
      4,
      'Does what it should',
      'It holds what I tie with it and keeps its shape. A little stiff on the first day, then fine.',
    ],
    [
      3,
      'Fine, but darker than I thought',
      'The quality is good. On my screen the colour looked lighter: order a sample first if it has to match.',
    ],
    [
      2,
      'Frayed at one end',
      'One of the ends had come undone on the way to me. Easily mended, but that should not be necessary.',
    ],
  ],
  aboutPieces: [
    [5, 'Solid and well made', 'No sharp edges, neatly finished, and it feels as if it will last for years.'],
    [
      5,
      'Exactly what I was looking for',
      'It fits, it looks good and it was here two days later. I will order it again.',
    ],
    [
      4,
      'Good value',
      'Does its job well for the price. A bit smaller than I had pictured, so look at the measurements.',
    ],
    [3, 'All right', 'Usable, but I had expected a smoother finish.'],
  ],
  answer: 'Thank you for telling us. That should not happen: write to us, and we will send you a new one.',
};
