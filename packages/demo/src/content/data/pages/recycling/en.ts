import type { Article } from '../../../writing/article.ts';

export const recyclingEn: Article = {
  title: '{brand} recycles your rope',
  intro:
    'Sun takes the strength out of rope, and edges take its skin. That is no reason for the bin: send it to us, and we will see to it that the fibres get another turn.',
  metaDescription:
    'Give old rope back: which cords, webbing and ropes {brand} takes for recycling, how to send or bring them, and what becomes of nylon, cotton and jute.',
  blocks: [
    { heading: 'What we take' },
    {
      list: [
        'Cord and rope of nylon, polyester, polypropylene or HMPE, whether faded, frayed or full of knots.',
        'Cotton, jute and hemp, bundled separately from the synthetics.',
        'Retired climbing ropes and mooring lines, in any length.',
        'Webbing and old leashes, once buckles and hooks have been taken off.',
      ],
    },
    'It does not matter where you bought it. Pieces shorter than a hand are better used at home, for instance as a zip pull.',
    { heading: 'What we cannot use' },
    {
      list: [
        'Wire rope, and anything with metal worked into it.',
        'Rope soaked in oil, tar or paint, or with mould.',
        'Leather and BioThane: they cannot be separated into fibres.',
      ],
    },
    { heading: 'How to give it back' },
    {
      steps: [
        'Undo knots where you can, and keep the hardware. A good brass hook outlives three leashes.',
        'Shake out sand and soil. The rope must be dry, or it will be mouldy when it gets here.',
        'Tie bundles by material. If you do not know the material, write that on a label; we test it with a flame and a glass of water.',
        '[Tell us](page:contact) roughly how much it is. You get the address for the parcel, or bring it along when you [visit the showroom](page:showroom) or collect an order.',
      ],
    },
    { heading: 'What becomes of it' },
    {
      facts: [
        ['Still sound', 'Practice rope for knot courses, scout groups and schools. Never for loads.'],
        ['Nylon and polyester', 'Sorted, shredded and melted into granules for moulded parts.'],
        ['Polypropylene and HMPE', 'Granules for crates and plant pots.'],
        ['Cotton, jute and hemp', 'Torn back to fibre for felt and insulation.'],
        ['The rest', 'Goes to waste after all. There is less of it every year, but it exists.'],
      ],
    },
    { heading: 'How to tell that a rope has had its day' },
    'Bend it sharply. Stiff spots, a flat place, a core that shows or a glazed surface mean: no more loads. Dark colours that have turned pale have had too much sun. Cut a retired climbing rope into pieces before you hand it on, so that nobody climbs on it again.',
    {
      note: 'We do not throw away our own offcuts either: they become the samples that you can order with every cord.',
    },
  ],
};
