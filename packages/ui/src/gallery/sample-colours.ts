/** Colours of products, not of the interface: they are data. */
export const sampleColours = {
  forestGreen: ['#2f5d3a'],
  white: ['#ffffff'],
  goldenrodAndBlack: ['#d9a21b', '#2b2a28'],
  ocean: ['#1d4e7a', '#8ec3d9', '#f2f5f6'],
  imperialRed: ['#a3212b'],
};
