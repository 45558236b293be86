import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsEn: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Which cord for a leash for a 30 kg dog?',
    answer: [
      'For a dog of that size take a round rope of 10 mm: [dog leash rope](category:dogLeash) if it should be soft, [PPM](category:ppm) if you often get wet, or [climbing rope by the metre](category:climbingRope) if you like it firm. A dog that runs to the end of its leash pulls several times its own weight, and a knot takes up to half the strength, so look for a breaking strength of at least ten times the dog. The snap hook must match. How to choose a diameter in general is in [our guide](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Does the colour run?',
    answer: [
      'Nylon, polyester and polypropylene hardly ever do: their colour sits in the fibre. A very saturated red, black or neon may give off a little surplus dye in the first wash. Soak the cord once in lukewarm water before you combine it with white. Cotton and leather are another matter. Wash dark cotton alone the first time, and keep wet leather off light upholstery.',
    ],
  },
  'melt-ends': {
    question: 'How do I melt the ends?',
    answer: [
      'Cut straight with sharp scissors and hold the end beside the flame, not in it, for two or three seconds. When the edge turns glassy, press it with the side of the blade or a damp scrap of leather, never with bare fingers: molten nylon sticks and burns.',
      'This works for nylon, polyester and polypropylene. Cotton, jute and leather would burn, so glue or whip them; HMPE loses its strength, so cut it with a very sharp blade. Lighters and cutters are among the [tools](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Can paracord hold a person? May I climb with it?',
    answer: [
      'No. Type III breaks at about 250 kg of steady pull, but a short fall, a knot or a sharp edge is enough to snap it far earlier. Paracord is for making, tying and lashing, not for climbing, not for swings, not for rescuing anyone. The same goes for our [climbing rope by the metre](category:climbingRope): cut pieces carry no certificate and are sold for leashes, railings and decoration. For your life buy a complete, marked rope from a climbing shop.',
    ],
  },
  'colour-on-screen': {
    question: 'Is the colour the same as on my screen?',
    answer: [
      'Close, but no screen shows neon or deep navy as it is, and every display is set differently. Dye lots also vary by a shade, so for one project buy enough at once. If the shade matters, order samples and look at them by daylight, held against what they must match. Or come and compare whole spools in the [showroom](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Does paracord shrink or stretch?',
    answer: [
      'Both, a little. Nylon gives under load and springs back; and when it gets wet for the first time it shrinks by a few per cent. A bracelet that fitted exactly may then be tight, so knot it with a finger’s width of room, or soak the cord in warm water and let it dry before you start. Polyester keeps its length wet or dry, polypropylene does not take up water at all.',
    ],
  },
};
