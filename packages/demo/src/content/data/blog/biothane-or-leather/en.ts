import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherEn: Article = {
  title: 'BioThane or leather for a dog leash?',
  intro:
    'One can be wiped clean in ten seconds, the other gets more beautiful every year. Which of them suits your dog is decided by the weather, your hands and how much you like looking after things.',
  metaDescription:
    'BioThane or leather for leash and collar? Strength, water, cold, care and feel compared, with widths for small and large dogs and tips for making your own.',
  blocks: [
    { heading: 'What they are' },
    '**Leather** is cowhide, tanned with bark and oil: a grown material in which every strap is a little different. **BioThane** is a band of woven polyester in a smooth coating of plastic. The band carries, the coating keeps water and dirt out. No animal is involved, and one metre is exactly like the next.',
    { heading: 'Side by side' },
    {
      table: {
        head: ['Property', 'BioThane', 'Leather'],
        rows: [
          ['Water and mud', 'takes up nothing, dry at once', 'soaks up water, dries overnight'],
          ['Care', 'a damp cloth', 'balm once or twice a year'],
          ['Breaking strength', '19 mm: about 450 kg', '20 mm: about 140 kg'],
          ['Cold', 'supple to minus 30 °C', 'stiffens when wet and frozen'],
          ['In the hand', 'smooth; Beta is matt and grips better', 'warm, never slippery'],
          ['With the years', 'stays as it is', 'darkens, softens, gets a patina'],
          ['Length', 'up to 30 m in one piece', 'up to about 2 m, limited by the hide'],
        ],
      },
    },
    { heading: 'Take BioThane if …' },
    '… your dog swims, rolls in things or walks in every weather. Hunters, trackers and people with long lines swear by it: a ten-metre line that has been through a wet meadow weighs as much as before and smells of nothing. For dogs with skin trouble it helps that it can be disinfected. Neon colours can be seen from far away.',
    { heading: 'Take leather if …' },
    '… the leash is in your hand for an hour every day and you like that. Leather adapts: after some weeks it bends where you hold it. It does not burn the palm when it runs through, and it is repaired with awl and thread rather than thrown away. It only asks you not to leave it wet in the car.',
    { heading: 'Which width?' },
    {
      list: [
        '**Up to 10 kg:** BioThane 13 mm, leather 10 to 15 mm',
        '**10 to 25 kg:** BioThane 16 mm, leather 20 mm',
        '**Over 25 kg:** BioThane 19 to 25 mm, leather 30 mm',
      ],
    },
    'With leather, look at the breaking strength on the product page. A strap has no knot to weaken it, so five times the dog’s weight will do, and more for a dog that bolts. Choose a snap hook that is as strong as the strap, and not heavier than the dog likes.',
    { heading: 'Making it yourself' },
    'Both can be cut with a sharp knife, punched and riveted. BioThane needs no finishing at the edge; with leather you bevel and polish it. Use two rivets or screws per joint, never one, and sew leather with waxed thread as well. Knots are for rope: a flat strap slips out of them. Straps, rings and screws are under [BioThane](category:biothane), [leather](category:leather) and [accessories](category:accessories); if you would rather start with everything in one box, look at the [kits](category:diyKits).',
    { heading: 'And if you cannot decide?' },
    'Do both. A collar of leather, because it lies close to the coat and looks well, and a leash of BioThane, because it is the part that drags through the puddle.',
    {
      note: 'Never tie a dog up unattended on a slip collar, and check rivets and hooks every month. How: [looking after rope and leather](blog:care-for-rope-and-leather).',
    },
  ],
};
