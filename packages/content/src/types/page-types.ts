import { date, href, language, link, localised, picture, position, products, seo, slug } from './fields.ts';
import { richText } from './rich-text.ts';
import { flag, integer, list, longText, matching, oneOf, optional, text, variant } from './shapes.ts';

/** Documents that are pages of their own, or decide what stands on them. */
export const pageTypes = {
  page: {
    ...localised,
    title: text,
    slug,
    layout: oneOf(['default', 'light']),
    intro: optional(longText),
    body: richText,
    products,
    /** What else a reader of this page looks for. */
    related: optional(list(link)),
    seo,
    isHiddenFromSearch: optional(flag),
  },
  home: {
    ...localised,
    title: text,
    seo,
    sections: list(
      variant({
        heroSection: { heading: text, text: longText, picture, link: optional(link) },
        recommendedProductsSection: { heading: text, categoryPath: optional(text), count: integer(1, 24) },
        quotesSection: { heading: text, count: integer(1, 12) },
        sellingPointsSection: { heading: optional(text), placement: text },
        categoryLinksSection: { heading: text },
        bannerSection: { placement: text },
        blogSection: { heading: text, count: integer(1, 12) },
        textSection: { heading: optional(text), body: richText },
      }),
      1,
    ),
  },
  legalText: {
    ...localised,
    kind: oneOf(['terms', 'privacy', 'imprint', 'returns']),
    title: text,
    slug,
    /** Stored with an order whose customer agreed to it (decision D6). */
    version: matching(/^\d{4}-\d{2}(-\d+)?$/, 'a version such as 2026-01', 'version'),
    effectiveFrom: date,
    intro: optional(longText),
    body: richText,
    related: optional(list(link)),
    seo,
  },
  menu: {
    ...localised,
    placement: oneOf(['main', 'service', 'account']),
    items: list(
      variant({
        menuItem: { link, children: optional(list(link)) },
      }),
      1,
    ),
  },
  footer: {
    ...localised,
    columns: list(variant({ footerColumn: { heading: text, links: list(link, 1) } }), 1),
    note: optional(longText),
    social: list(link),
  },
  redirect: {
    /** Without a language it holds in every locale. */
    language: optional(language),
    from: matching(/^\/[^\s?#<>"]*$/, 'a path from the root', 'path'),
    to: href,
    status: oneOf([301, 302, 307, 308]),
    position: optional(position),
  },
} as const;
