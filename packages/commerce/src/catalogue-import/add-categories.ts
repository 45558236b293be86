import { localeNames, shop } from '@bowline/markets';
import { addCanonicalPaths, addFormerPaths } from './add-paths.ts';
import { everyLocale } from './every-locale.ts';
import type { ImportState } from './import-state.ts';
import type { CategoryImport } from './types.ts';

const rootKey = 'root';

/** Above every category of the data; the menu starts from it. */
export function addRootCategory(state: ImportState): void {
  const { id } = state.categories.add(rootKey, { path: [] });
  state.batch.add('category', {
    id,
    key: rootKey,
    parent_id: null,
    path: [id],
    level: 1,
    position: 0,
    is_active: true,
    include_in_menu: false,
    image_file: null,
  });
  state.batch.add(
    'category_text',
    ...localeNames.map((locale) => ({
      category_id: id,
      locale,
      name: shop.brand,
      description_html: null,
      url_key: '',
      url_path: '',
      meta_title: null,
      meta_description: null,
      stands_in: false,
    })),
  );
}

export function addCategory(state: ImportState, category: CategoryImport, position: number): void {
  const owner = `The category "${category.key}"`;
  const parent = state.categories.find(category.parent ?? rootKey, owner);
  const parentPath = [...parent.path, parent.id];
  const { id } = state.categories.add(category.key, { path: parentPath });
  const path = [...parentPath, id];
  state.batch.add('category', {
    id,
    key: category.key,
    parent_id: parent.id,
    path,
    level: path.length,
    position,
    is_active: category.isActive ?? true,
    include_in_menu: category.includeInMenu ?? true,
    image_file: category.imageFile ?? null,
  });
  state.batch.add(
    'category_text',
    ...everyLocale(category.texts, (locale, text) => ({
      category_id: id,
      locale,
      name: text.name,
      description_html: text.descriptionHtml ?? null,
      url_key: text.urlPath.split('/').at(-1) ?? '',
      url_path: text.urlPath,
      meta_title: text.metaTitle ?? null,
      meta_description: text.metaDescription ?? null,
      stands_in: category.texts[locale] === undefined,
    })),
  );
  const entity = { entityType: 'CATEGORY', entityId: id } as const;
  addCanonicalPaths(state.batch, entity, category.texts, (text) => text.urlPath);
  addFormerPaths(state.batch, entity, category.formerUrlPaths);
}
