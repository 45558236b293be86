import { allMarkets } from '@bowline/markets';
import type { JsonObject } from './content-client.ts';

export interface DocumentPage {
  /** Below the prefix of its locale. */
  readonly path: string;
  readonly prefix: string;
}

/** Where most of a type is shown. */
const homeTypes: readonly string[] = ['home', 'menu', 'footer', 'banner', 'sellingPoints', 'quote'];

/** The page of the storefront on which a document is seen; null for what is seen on none. */
export function pageOfDocument({ _type, language, slug }: JsonObject): DocumentPage | null {
  const market = allMarkets.find(({ code }) => code === language);
  const path = pathOf(String(_type), (slug as { readonly current?: unknown } | undefined)?.current);
  return market && path !== null ? { path, prefix: market.prefix } : null;
}

function pathOf(type: string, slug: unknown): string | null {
  if (homeTypes.includes(type)) return '/';
  if (type === 'faqEntry' || type === 'faqCategory') return '/faq';
  if (typeof slug !== 'string' || !/^[\w/-]{1,200}$/.test(slug)) return null;
  if (type === 'blogPost') return `/blog/${slug}`;
  return type === 'page' || type === 'legalText' ? `/${slug}` : null;
}
