import { allMarkets, type CategoryKey, categoryKeys, categoryPath, type LocaleName } from '@bowline/markets';
import type { ContentClient, JsonObject } from './content-client.ts';
import { publishedIdOf } from './document-names.ts';

/** A category as links name it: its addresses in each locale, former ones too, without a slash in front. */
export type PathsOfCategory = ReadonlyMap<LocaleName, ReadonlySet<string>>;

export interface LeadingDocument {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly language: string | null;
  /** How many of its links lead there. */
  readonly links: number;
}

const mostRead = 2_000;
const longestTitle = 120;

const ofText = `{markDefs, link, html, "facts": facts[].description[].markDefs, "steps": steps[].text[].markDefs,
  "cells": rows[].cells[].content[].markDefs}`;

/** Of each type only what can lead somewhere. */
const linksOf: Readonly<Record<string, string>> = {
  menu: '"title": placement, items',
  footer: '"title": "footer", columns, social',
  home: `title, "sections": sections[]{link, categoryPath, "body": body[]${ofText}}`,
  banner: '"title": coalesce(title, text), link',
  sellingPoints: '"title": placement, points',
  quote: '"title": text, link',
  page: `title, related, "body": body[]${ofText}`,
  legalText: `title, related, "body": body[]${ofText}`,
  blogPost: `title, "body": body[]${ofText}`,
  faqEntry: `"title": question, "body": answer[]${ofText}`,
  redirect: '"title": from, to',
};

/** Rule 20: every document that leads to the category. Of a draft and what is published, the one with more links counts. */
export async function documentsLeadingTo(
  client: ContentClient,
  paths: PathsOfCategory,
): Promise<readonly LeadingDocument[]> {
  const found = await Promise.all(
    Object.entries(linksOf).map(([type, fields]) =>
      client.query<readonly (JsonObject & { readonly _id: string })[]>(
        `*[_type == $type][0...${mostRead}]{_id, "language": coalesce(language, null), ${fields}}`,
        { type },
      ),
    ),
  );
  const leading = new Map<string, LeadingDocument>();
  for (const [index, type] of Object.keys(linksOf).entries()) {
    for (const { _id, language, title, ...rest } of found[index] ?? []) {
      const links = countLinks(rest, localesOf(language), paths);
      const id = publishedIdOf(_id);
      if (links <= (leading.get(id)?.links ?? 0)) continue;
      const shown = typeof title === 'string' ? title.slice(0, longestTitle) : id;
      leading.set(id, {
        ...{ id, type, links, title: shown },
        language: typeof language === 'string' ? language : null,
      });
    }
  }
  return [...leading.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Without a language of its own a document speaks to all. */
function localesOf(language: unknown): readonly LocaleName[] {
  return allMarkets.filter(({ code }) => language === null || code === language).map(({ name }) => name);
}

const namesOfLinks: readonly string[] = ['href', 'target', 'to', 'categoryPath'];

/** How many links anywhere in a document lead to these paths in one of the locales. */
export function countLinks(value: unknown, locales: readonly LocaleName[], paths: PathsOfCategory): number {
  if (Array.isArray(value)) {
    return value.reduce((sum: number, each) => sum + countLinks(each, locales, paths), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  let links = 0;
  for (const [name, inside] of Object.entries(value)) {
    if (typeof inside !== 'string') links += countLinks(inside, locales, paths);
    else if (name === 'html') links += hrefsIn(inside).filter((href) => leads(href, locales, paths)).length;
    else if (namesOfLinks.includes(name) && leads(inside, locales, paths)) links += 1;
  }
  return links;
}

const hrefsIn = (html: string) => [...html.matchAll(/\bhref\s*=\s*"([^"]*)"/gi)].map(([, href = '']) => href);

const leads = (link: string, locales: readonly LocaleName[], paths: PathsOfCategory) =>
  locales.some((locale) => {
    const known = paths.get(locale);
    return known !== undefined && pathsIn(link, locale).some((path) => known.has(path));
  });

/** What a link may mean by path: with or without the prefix of the locale, and the ending of addresses. */
function pathsIn(link: string, locale: LocaleName): readonly string[] {
  const [, key] = /^category:(.+)$/.exec(link) ?? [];
  if (key !== undefined) {
    const isKnown = (categoryKeys as readonly string[]).includes(key);
    return isKnown ? [categoryPath(key as CategoryKey, locale).slice(1)] : [];
  }
  if (/^[a-z]+:/i.test(link)) return [];
  const path = (link.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '');
  const prefix = allMarkets.find(({ name }) => name === locale)?.prefix.replace(/^\/+/, '') ?? '';
  const below = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : path;
  return [below, below.replace(/\.[a-z0-9]+$/, '')];
}
