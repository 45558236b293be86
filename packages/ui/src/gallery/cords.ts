interface SampleCord {
  readonly name: string;
  readonly colours: readonly [string, ...string[]];
  readonly price: string;
  readonly regular?: string;
  readonly badge?: string;
}

/** Goods for the gallery. Their colours are the colours of rope, not of the interface. */
export const sampleCords: readonly SampleCord[] = [
  { name: 'Paracord 550 Type III – Forest Green', colours: ['#2f5d3a'], price: '€ 4,95', badge: 'New' },
  {
    name: 'Paracord 550 Type III – Goldenrod Diamonds',
    colours: ['#d9a21b', '#2b2a28'],
    price: '€ 5,25',
    regular: '€ 6,50',
    badge: '−19 %',
  },
  { name: 'Cotton Cord Twisted 8 mm – Natural', colours: ['#e8dcc3'], price: '€ 1,15' },
  { name: 'Microcord 1.4 mm – Imperial Red', colours: ['#a3212b'], price: '€ 3,40' },
  { name: 'PPM Cord 10 mm – Ocean Stripes', colours: ['#1d4e7a', '#8ec3d9', '#f2f5f6'], price: '€ 2,10' },
  { name: 'Premium Rope 6 mm – Charcoal', colours: ['#3a3b3d'], price: '€ 2,75' },
  { name: 'Paracord 100 Type I – Lavender', colours: ['#9a86b8'], price: '€ 3,10' },
  { name: 'Leather Round 3 mm – Cognac', colours: ['#9b5a2b'], price: '€ 4,20' },
];

/** Colours of products, not of the interface: they are data. */
export const sampleColours = {
  forestGreen: ['#2f5d3a'],
  white: ['#ffffff'],
  goldenrodAndBlack: ['#d9a21b', '#2b2a28'],
  ocean: ['#1d4e7a', '#8ec3d9', '#f2f5f6'],
  imperialRed: ['#a3212b'],
};
