/** The files of a locale's site map: pages and posts are one each, the others as many as the catalogue needs. */
export const siteMapKinds = ['pages', 'posts', 'categories', 'products'] as const;
export type SiteMapKind = (typeof siteMapKinds)[number];

export interface SiteMapFile {
  readonly kind: SiteMapKind;
  /** Counts from 1. */
  readonly page: number;
}

export function siteMapPath({ kind, page }: SiteMapFile): string {
  return `/sitemap/${kind}-${page}.xml`;
}

export function readSiteMapName(name: string): SiteMapFile | null {
  const [, kind, page] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const known = siteMapKinds.find((candidate) => candidate === kind);
  return known ? { kind: known, page: Number(page) } : null;
}
