import {
  type CategoryKey,
  categoryKeys,
  categoryPath,
  type LocaleName,
  type StaticPageId,
  staticPageIds,
  staticPagePath,
} from '@bowline/markets';
import type { Destination } from './rich-text.ts';

/** Slugs of documents that links name by key, as `loadLinkSlugs` finds them: `blog:first-knots` → `meine-ersten-knoten`. */
export type LinkSlugs = Readonly<Record<string, string>>;

/** Where a link leads in this locale; nothing when it leads nowhere, so that its text stays and the link goes. */
export function hrefOf(
  { href, target }: Destination,
  locale: LocaleName,
  slugs: LinkSlugs = {},
): string | undefined {
  return target === undefined ? href : hrefOfTarget(target, locale, slugs);
}

function hrefOfTarget(target: string, locale: LocaleName, slugs: LinkSlugs): string | undefined {
  const colon = target.indexOf(':');
  const name = target.slice(colon + 1);
  switch (target.slice(0, colon)) {
    case 'page':
      return isOneOf(staticPageIds, name) ? staticPagePath(name as StaticPageId, locale) : undefined;
    case 'category':
      return isOneOf(categoryKeys, name) ? categoryPath(name as CategoryKey, locale) : undefined;
    case 'search':
      return `/search?q=${encodeURIComponent(name)}`;
    case 'mailto':
      return `mailto:${name}`;
    case 'faq':
      return below('/faq', slugs[target]);
    case 'blog':
      return below('/blog', slugs[target]);
    default:
      return undefined;
  }
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

/** A post that is not written in this language yet still leads to the others. */
function below(path: string, slug: string | undefined): string {
  return slug === undefined ? path : `${path}/${slug}`;
}
