import type { CategoryImport, CategoryTextImport } from '@bowline/commerce';
import {
  type CategoryKey,
  categoryAliases,
  categoryPath,
  type LocaleName,
  localeNames,
} from '@bowline/markets';
import { forEveryLocale, inLocale } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { categoryImageFile, pictureAddress } from '../media-files.ts';
import { type CategoryPlan, fixedCategories, ownCategories } from './data/category-plan.ts';

const plans: ReadonlyMap<string, CategoryPlan> = new Map([
  ...Object.entries(fixedCategories),
  ...Object.entries(ownCategories),
]);

function isFixed(key: string): key is CategoryKey {
  return key in fixedCategories;
}

function urlPathOf(key: string, locale: LocaleName): string {
  if (isFixed(key)) return categoryPath(key, locale).replace(/^\//, '');
  const plan = plans.get(key);
  if (!plan) throw new Error(`there is no category ${key}`);
  const segment = urlKeyOf(inLocale(plan.name, locale));
  return plan.parent ? `${urlPathOf(plan.parent, locale)}/${segment}` : segment;
}

function textOf(key: string, plan: CategoryPlan, locale: LocaleName): CategoryTextImport {
  const name = inLocale(plan.name, locale);
  const description = inLocale(plan.description, locale);
  return {
    name,
    urlPath: urlPathOf(key, locale),
    descriptionHtml: `<p>${description}</p>`,
    metaTitle: name,
    metaDescription: description,
  };
}

/** Other addresses of specification 2.4 lead to the category as former paths do. */
function formerPathsOf(key: string): Partial<Record<LocaleName, string[]>> {
  const former: Partial<Record<LocaleName, string[]>> = {};
  for (const locale of localeNames) {
    const paths = categoryAliases(locale).filter((alias) => alias.key === key);
    if (paths.length > 0) former[locale] = paths.map((alias) => alias.path.replace(/^\//, ''));
  }
  return former;
}

function depthOf(key: string): number {
  const parent = plans.get(key)?.parent;
  return parent ? 1 + depthOf(parent) : 0;
}

/** The category tree, parents first. */
export function demoCategories(): CategoryImport[] {
  const keys = [...plans.keys()].sort((a, b) => depthOf(a) - depthOf(b));
  return keys.flatMap((key) => {
    const plan = plans.get(key);
    if (!plan) return [];
    const category: CategoryImport = {
      key,
      texts: forEveryLocale((locale) => textOf(key, plan, locale)),
      imageFile: pictureAddress(categoryImageFile(key)),
      includeInMenu: plan.includeInMenu ?? true,
      formerUrlPaths: formerPathsOf(key),
    };
    return [plan.parent ? { ...category, parent: plan.parent } : category];
  });
}

export const demoCategoryKeys: readonly string[] = [...plans.keys()];
