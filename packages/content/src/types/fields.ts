import { languageCodes } from './language.ts';
import {
  also,
  integer,
  list,
  longText,
  matching,
  number,
  object,
  oneOf,
  optional,
  shownAs,
  text,
  type ValueOf,
} from './shapes.ts';

/** Shapes that several types of documents share. */

export const language = oneOf(languageCodes);

/** What all translations of one document have in common; part of their ids, too. */
export const translationGroup = matching(
  /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/,
  'words joined by hyphens',
  'group',
);

/** In every document that exists once per locale. */
export const localised = { language, translationGroup } as const;

export const slug = shownAs(
  'slug',
  object({
    current: matching(
      /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/,
      'a path of lower-case letters, digits and hyphens',
      'slug',
    ),
  }),
);

/** An address of the shop, another site, an e-mail address or a telephone number. */
export const href = matching(
  /^(\/(?!\/)|https:\/\/|mailto:|tel:|#)[^\s<>"]*$/,
  'an address without spaces',
  'href',
);

/** What a link leads to by its meaning, `page:returns` or `category:otherCord`: it survives a changed slug. */
export const target = matching(
  /^(page|category|faq|blog|search|mailto):[^<>"]{0,200}$/,
  'a target such as page:returns',
  'target',
);

export function oneDestination(link: {
  readonly href?: string;
  readonly target?: string;
}): string | undefined {
  return (link.href === undefined) === (link.target === undefined)
    ? 'needs either "href" or "target"'
    : undefined;
}

export const link = also(
  object({ label: text, href: optional(href), target: optional(target) }),
  oneDestination,
  'destination',
);
export type Link = ValueOf<typeof link>;

export const dateTime = matching(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  'a time such as 2026-01-31T09:00:00Z',
  'date-time',
);
export const date = matching(/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'a date such as 2026-01-31', 'date');

const share = number(0, 1);

/** An uploaded picture by its asset, or one of the shop's own by its path. */
export const picture = shownAs(
  'picture',
  also(
    object({
      alt: text,
      asset: optional(
        object({ _ref: matching(/^image-[0-9a-f]{40}-\d+x\d+-[a-z]+$/, 'the id of an image', 'image') }),
      ),
      src: optional(matching(/^\/[^\s<>"]+\.(svg|png|jpg|jpeg|webp|avif)$/, 'the path of a picture', 'path')),
      width: optional(integer(1, 20_000)),
      height: optional(integer(1, 20_000)),
      crop: optional(object({ top: share, bottom: share, left: share, right: share })),
      hotspot: optional(object({ x: share, y: share, width: share, height: share })),
    }),
    ({ asset, src }) =>
      (asset === undefined) === (src === undefined) ? 'needs either "asset" or "src"' : undefined,
    'no-picture',
  ),
);
export type Picture = ValueOf<typeof picture>;

/** What search engines and shared links show. */
export const seo = object({
  title: optional(text),
  description: also(
    longText,
    (value) => (value.length > 320 ? 'may have 320 characters' : undefined),
    'description-length',
  ),
  picture: optional(picture),
});

/** An article of the catalogue, or a version of one. */
export const sku = matching(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/, 'a sku', 'sku');

/** Articles shown beside a text. */
export const products = optional(list(sku));

/** Small numbers come first. */
export const position = integer(0, 10_000);
