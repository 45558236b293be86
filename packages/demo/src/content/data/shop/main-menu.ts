/** Departments of the catalogue by key, in the order of the header, with what stands below some of them. */
export const mainMenu: readonly { readonly category: string; readonly below?: readonly string[] }[] = [
  { category: 'mainCord' },
  { category: 'ppm' },
  { category: 'dogLeash' },
  { category: 'otherCord' },
  { category: 'accessories' },
  { category: 'webbing' },
  { category: 'leather' },
  // Whoever starts needs a kit, a tool and somebody who explains: one entry keeps the header to one line.
  { category: 'diyKits', below: ['diyTools', 'courses'] },
  { category: 'newArrivals' },
  { category: 'giftCards' },
];
