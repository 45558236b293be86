import { dateTime, link, localised, picture, position, products, seo, slug } from './fields.ts';
import { languageCodes } from './language.ts';
import { richText } from './rich-text.ts';
import {
  describeFields,
  fieldProblems,
  integer,
  list,
  longText,
  matching,
  object,
  oneOf,
  optional,
  problem,
  type Shape,
  shownAs,
  text,
} from './shapes.ts';

/** A text in every language, in one document: for texts so short that eleven documents would be eleven times the bother. */
const everyLanguage = Object.fromEntries(languageCodes.map((code) => [code, longText]));
const inEveryLanguage: Shape<Readonly<Record<(typeof languageCodes)[number], string>>> = {
  isOptional: false,
  description: { kind: 'object', fields: describeFields(everyLanguage) },
  problems: (value, path) =>
    typeof value === 'object' && value !== null
      ? fieldProblems({ ...value }, path, everyLanguage, [])
      : [problem(path, 'object', 'must be an object')],
};

/** The same, for those languages that say something of their own. */
const inSomeLanguages = object(
  Object.fromEntries(languageCodes.map((code) => [code, optional(longText)])),
) as Shape<Readonly<Partial<Record<(typeof languageCodes)[number], string>>>>;

const messageKey = matching(/^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$/, 'a key such as cart.empty.title', 'key');

/** Documents that editors write again and again. */
export const editorialTypes = {
  blogPost: {
    ...localised,
    title: text,
    slug,
    excerpt: longText,
    publishedAt: dateTime,
    author: text,
    readingMinutes: optional(integer(1, 120)),
    picture,
    tags: list(
      object({
        slug: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens', 'tag'),
        label: text,
      }),
    ),
    body: richText,
    products,
    seo,
  },
  faqCategory: { ...localised, title: text, slug, position, intro: optional(longText) },
  faqEntry: {
    ...localised,
    question: text,
    answer: richText,
    category: shownAs(
      'reference',
      object({ _ref: matching(/^faqCategory-/, 'the id of a category', 'reference') }),
      'faqCategory',
    ),
    position,
  },
  banner: {
    ...localised,
    placement: text,
    tone: oneOf(['info', 'offer', 'warning']),
    title: optional(text),
    text: longText,
    link: optional(link),
    picture: optional(picture),
    startsAt: optional(dateTime),
    endsAt: optional(dateTime),
    position,
  },
  sellingPoints: {
    ...localised,
    placement: text,
    points: list(object({ icon: text, title: text, text: optional(longText), link: optional(link) }), 1),
  },
  quote: {
    ...localised,
    text: longText,
    /** Missing where the shop speaks for itself. */
    author: optional(text),
    role: optional(text),
    picture,
    link: optional(link),
    position,
  },
  /** Fills a key that the shop has no text for. */
  translationMessage: { key: messageKey, values: inEveryLanguage },
  /** Stands in place of the text that the shop has. */
  ownMessage: { key: messageKey, values: inSomeLanguages },
} as const;
