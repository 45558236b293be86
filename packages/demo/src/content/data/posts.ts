import { categoryImageFile, productMediaFile } from '../../media-files.ts';
import type { ContentTexts } from '../texts.ts';

/** What belongs to a post beside its texts, which lie in `articles/blog/<key>`. */
interface Post {
  readonly key: string;
  readonly publishedAt: string;
  readonly tags: readonly (keyof ContentTexts['blogTags'])[];
  /** A picture that the demo draws, as a path below the media folder. */
  readonly picture: string;
  /** Articles that a reader may want to see. */
  readonly products: readonly string[];
}

/** The posts of the blog, the newest first. */
export const posts: readonly Post[] = [
  {
    key: 'colours-that-go-together',
    publishedAt: '2026-10-14T07:00:00Z',
    tags: ['choosing', 'making'],
    picture: categoryImageFile('colourPacks'),
    products: ['pack-solid', 'pack-pattern', 'pack-neon'],
  },
  {
    key: 'biothane-or-leather',
    publishedAt: '2026-09-09T07:00:00Z',
    tags: ['dogs', 'choosing', 'care'],
    picture: productMediaFile('bio19-turquoise', 'in_use'),
    products: ['bio19-turquoise', 'lea-collar-blank', 'kit-collar', 'tool-leather-balm'],
  },
  {
    key: 'care-for-rope-and-leather',
    publishedAt: '2026-07-08T07:00:00Z',
    tags: ['care', 'dogs'],
    picture: productMediaFile('dog12-diamond-navy-cream', 'in_use'),
    products: ['tool-leather-balm', 'acc-whipping-twine', 'dog12-diamond-navy-cream'],
  },
  {
    key: 'cobra-bracelet',
    publishedAt: '2026-05-13T07:00:00Z',
    tags: ['making', 'paracord'],
    picture: productMediaFile('p550-forest-green', 'in_use'),
    products: ['kit-bracelet', 'tool-knot-book', 'pack-solid'],
  },
  {
    key: 'paracord-types',
    publishedAt: '2026-03-11T08:00:00Z',
    tags: ['paracord', 'care'],
    picture: categoryImageFile('mainCord'),
    products: ['p550-forest-green', 'pack-micro', 'kit-survival'],
  },
  {
    key: 'choose-a-diameter',
    publishedAt: '2026-01-21T08:00:00Z',
    tags: ['choosing', 'dogs'],
    picture: categoryImageFile('otherCord'),
    products: ['p550-forest-green', 'dog12-diamond-navy-cream', 'kit-dog-leash'],
  },
];
