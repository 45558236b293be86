import { expect, test } from 'vitest';
import { isVersionedPicture, mainColourOf } from './picture-facts.ts';

test.each([
  ['/media/coil.svg?v=1f0c9a27-2b4fa8', true, '#2b4fa8'],
  ['/media/coil.svg?v=1f0c9a27', true, undefined],
  ['https://shop.test/media/coil.svg?a=1&v=1f0c9a27-2b4fa8&b=2', true, '#2b4fa8'],
  ['/media/coil.svg', false, undefined],
  ['/media/coil.svg?v=2', false, undefined],
  ['/media/coil.svg?v=1f0c9a27-red', false, undefined],
  ['/media/v=1f0c9a27-2b4fa8/coil.svg', false, undefined],
])('%s', (address, isVersioned, colour) => {
  expect(isVersionedPicture(address)).toBe(isVersioned);
  expect(mainColourOf(address)).toBe(colour);
});
