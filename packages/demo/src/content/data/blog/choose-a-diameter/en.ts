import type { Article } from '../../../writing/article.ts';

export const chooseADiameterEn: Article = {
  title: 'How to choose the right diameter',
  intro:
    'One millimetre decides whether a bracelet looks dainty or bold, and whether a leash lies well in the hand. Three questions lead to the right thickness: what must it hold, who holds it, and what must it fit through?',
  metaDescription:
    'Which rope diameter for a bracelet, collar, bag or leash? A table with breaking strengths, a rule of thumb for loads, and what hand and hole demand.',
  blocks: [
    { heading: 'First the load' },
    'The breaking strength on every product page says when new, straight cord gives way in the laboratory. Your project has knots, bends and sharp edges, and a knot alone can cost half the strength. Divide generously, then: for things that simply hang, count on **a fifth** of the value; where something jerks, such as a dog, on **a tenth**. A cord of 500 kg carries a flower pot of up to 100 kg in theory, and a dog of 50 kg.',
    {
      table: {
        head: ['Diameter', 'Good for', 'Breaks at about'],
        rows: [
          ['0.75–1.4 mm: nano and micro cord', 'stitching, whipping, fine details', '16–45 kg'],
          ['2 mm: paracord type I', 'jewellery, zip pulls', '43 kg'],
          ['3 mm: paracord type II', 'children’s bracelets, lanyards', '193 kg'],
          ['4 mm: paracord type III', 'the classic bracelet, key fobs, woven collars', '249 kg'],
          ['6–8 mm: PPM rope', 'light leashes, bag handles, toys', '320–560 kg'],
          ['10–12 mm: dog leash rope', 'leashes for large dogs, long lines', '1,050–1,400 kg'],
        ],
      },
    },
    { heading: 'Then the hand' },
    'Strength is rarely the limit. A 4 mm paracord would hold most dogs, and yet nobody wants it as a leash: it cuts into the palm as soon as somebody pulls. From 8 mm a round rope feels friendly, from 10 mm comfortable, and 12 mm already fills a small hand. For children go one step thinner. On the neck of a dog the same holds: a wider collar spreads the pull.',
    { heading: 'And then the hole' },
    'Cord has to pass through something: a bead, a buckle, an eyelet, a cord lock. Allow half a millimetre of play for a single cord; if it goes through twice, you need about double the diameter. The *feed-through width* among the specifications of our [accessories](category:accessories) tells you what fits. Soft rope can be squeezed through a little tighter, firm climbing rope cannot.',
    { heading: 'How thick will the finished piece be?' },
    'Knots multiply. A cobra knot of 4 mm cord is about 25 mm wide and 10 mm high, a four-strand round braid about two and a half times as thick as its cord. If a bracelet is to fit under a cuff, take 3 mm.',
    { heading: 'Still in doubt?' },
    'Order a sample of two neighbouring sizes. The right one is usually obvious as soon as you hold them side by side, and if not, take the thicker one for everything that bears a load and the thinner one for everything that is worn.',
    {
      note: 'None of these cords is meant to hold people. That is also true of our [climbing rope by the metre](category:climbingRope): cut pieces are for leashes, railings and decoration.',
    },
  ],
};
