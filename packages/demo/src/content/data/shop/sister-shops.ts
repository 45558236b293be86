import type { Words } from '../../../language/languages.ts';
import { categoryImageFile } from '../../../media-files.ts';
import { texts } from '../../texts.ts';

export interface SisterShop {
  readonly key: string;
  readonly name: string;
  readonly tagline: Words;
  readonly href: string;
  /** Below the media folder. */
  readonly picture: string;
}

/** Three invented shops (decision D1). */
export const sisterShops: readonly SisterShop[] = [
  {
    key: 'leather',
    name: 'Awl & Oak',
    href: 'https://leather.example.com/',
    picture: categoryImageFile('leather'),
    tagline: texts.shop.sisterShops.leather.tagline,
  },
  {
    key: 'dog-gear',
    name: 'Good Heel',
    href: 'https://dogs.example.com/',
    picture: categoryImageFile('dogLeash'),
    tagline: texts.shop.sisterShops['dog-gear'].tagline,
  },
  {
    key: 'courses',
    name: 'The Slow Knot',
    href: 'https://courses.example.com/',
    picture: categoryImageFile('courses'),
    tagline: texts.shop.sisterShops.courses.tagline,
  },
];
