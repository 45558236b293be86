import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherEn: Article = {
  title: 'Looking after rope and leather',
  intro:
    'A good leash lasts ten years if it is allowed to dry. Care for rope is no science: wash out what grinds, keep away what eats, and look closely now and then.',
  metaDescription:
    'How to wash, dry, store and check rope, paracord, cotton, BioThane and leather, and how to see when a leash or line has done its work.',
  blocks: [
    { heading: 'Why wash at all?' },
    'Dirt is not a matter of beauty. Sand and salt crystals creep between the fibres and cut them from within every time the rope bends. That is why a leash that was at the beach should be rinsed with fresh water in the evening, even if it looks clean.',
    { heading: 'Every material its own way' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'By hand in lukewarm water with a little mild soap. Rinse well. It may shrink slightly the first time.',
        ],
        ['Polyester', 'The easiest of all: 30 °C in the machine, in a laundry bag, without softener.'],
        [
          'Polypropylene (PPM)',
          'Rinse, shake, hang up. It takes up no water, but keep it away from heat: it softens far sooner than nylon.',
        ],
        ['Cotton', '30 °C, dark colours alone. It shrinks, so wash it before knotting if the size matters.'],
        ['Jute', 'Dry brushing only. Water makes it swell, and damp jute goes mouldy.'],
        ['BioThane', 'A damp cloth, for smells a drop of washing-up liquid. That is all.'],
        ['Leather', 'Wipe it with a barely damp cloth, never soak it. Then feed it.'],
      ],
    },
    'Metal parts like to dry too. Take hooks off the leash for washing if you can, and give moving parts a drop of oil once a year.',
    { heading: 'Dry slowly' },
    'Hang rope loosely over a wide rail, in the shade and in moving air. Not on the radiator, not in the drier, not for weeks in the sun: ultraviolet light makes nylon and polypropylene brittle. Leather dries lying flat at room temperature. Near a stove it turns hard and cracks, and no balm makes that good again.',
    { heading: 'Feed leather' },
    'Once or twice a year, and after every soaking: rub in a thin layer of leather balm with a soft cloth, let it sink in overnight, polish off the rest in the morning. Thin is enough. Too much grease makes the strap limp and it stretches. The leather will darken a little; that is patina, not damage.',
    { heading: 'Look closely' },
    'Run the rope through your fingers once a month. A light fuzz on the surface is harmless, it even protects. Retire a leash or line when you find',
    {
      list: [
        'a place that is thinner, flat or oddly soft: the core is broken there,',
        'glassy, hard spots where it has run hot,',
        'core strands showing through the sheath,',
        'stitching, rivets or hooks that have play.',
      ],
    },
    'Cutting off half a metre and knotting anew is often enough. What really has to go becomes a toy, a key fob, or comes back to us: see [recycling](page:recycling).',
    { heading: 'Store it well' },
    'Dry, dark and loosely coiled, in figures of eight rather than round and round, so that no twist builds up. Keep batteries, paint thinner and strong cleaners elsewhere; acid damages nylon without leaving a mark. Leather hangs better than it lies folded.',
    {
      note: 'If a line holds something that must not fall, its age counts too. When in doubt, replace it. Short questions are answered under [products and materials](faq:products-and-materials).',
    },
  ],
};
