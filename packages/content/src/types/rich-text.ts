import { href, link, oneDestination, picture, sku, target } from './fields.ts';
import {
  also,
  flag,
  integer,
  list,
  longText,
  matching,
  object,
  oneOf,
  optional,
  problem,
  type Shape,
  text,
  type ValueOf,
  variant,
} from './shapes.ts';

const mark = matching(/^[a-zA-Z0-9_-]{1,40}$/, 'the name of a mark or the key of a link', 'mark');

/** A span may be empty. */
const spanText: Shape<string> = {
  isOptional: false,
  description: { kind: 'text', most: 50_000 },
  problems: (value, path) => (typeof value === 'string' ? [] : [problem(path, 'text', 'must be a text')]),
};

/** A paragraph, a heading or an item of a list, in Portable Text. */
const textBlock = {
  style: oneOf(['normal', 'h2', 'h3', 'h4', 'blockquote', 'note']),
  listItem: optional(oneOf(['bullet', 'number'])),
  level: optional(integer(1, 5)),
  children: list(variant({ span: { text: spanText, marks: list(mark) } }), 1),
  markDefs: list(
    also(
      variant({ link: { href: optional(href), target: optional(target) } }),
      oneDestination,
      'destination',
    ),
  ),
} as const;

const textBlocks = list(variant({ block: textBlock }), 1);

/**
 * A text as a list of blocks: Portable Text, and pieces of their own between its paragraphs. `steps` are instructions with
 * pictures, `materials` what one needs and can buy for them. `insert` makes room for a live
 * part of the storefront; `html` is for what only HTML can say, and whoever shows it sanitises it (specification 5).
 */
export const richText = list(
  variant({
    block: textBlock,
    html: { html: longText },
    figure: { picture, caption: optional(text) },
    callToAction: { link },
    facts: { facts: list(object({ term: text, description: textBlocks }), 1) },
    table: {
      caption: optional(text),
      head: list(text),
      rows: list(object({ cells: list(object({ content: textBlocks }), 1) }), 1),
    },
    steps: { steps: list(object({ text: textBlocks, picture: optional(picture) }), 1) },
    materials: {
      items: list(
        object({
          sku,
          /** One version of it, where the cheapest would not do. */
          variant: optional(sku),
          note: optional(text),
          /** Nice to have: offered, but not ticked. */
          isOptional: optional(flag),
        }),
        1,
      ),
    },
    insert: { name: matching(/^[a-zA-Z]{1,40}$/, 'the name of a part of the storefront', 'part') },
  }),
  1,
);
export type RichText = ValueOf<typeof richText>;
