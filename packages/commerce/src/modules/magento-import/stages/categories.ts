import { ok } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import {
  type CategoryWords,
  checkCategoryWords,
  lockCategories,
  readCategoryAddresses,
  replaceCategoryWords,
  showCategory,
  sourceLocale,
} from '#catalog';
import { addCategoryIn, moveCategoryIn, renameCategoryIn } from '#goods';
import { type Misfit, misfit } from '../model.ts';
import { customText, isSetIn, textIn, wholeIn } from '../source/raw-values.ts';
import { plainHtml } from './plain-html.ts';
import { byPages, type Planned, type Stage, type Writing, type Written } from './stage.ts';
import { urlKeyOf } from './url-keys.ts';

interface ViewWish {
  readonly words: CategoryWords;
  readonly urlKey: string;
}

interface CategoryWish {
  readonly id: string;
  /** Null: below the root. */
  readonly parent: string | null;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  readonly views: Readonly<Partial<Record<LocaleName, ViewWish>>> & { readonly en: ViewWish };
}

function viewOf(raw: unknown): (ViewWish & { readonly isSimplified: boolean }) | null {
  const name = textIn(raw, 'name');
  const description = plainHtml(customText(raw, 'description'));
  const words = checkCategoryWords({
    name,
    descriptionHtml: description.html,
    metaTitle: customText(raw, 'meta_title').slice(0, 255),
    metaDescription: customText(raw, 'meta_description').slice(0, 500),
  });
  if (!words.ok) return null;
  const urlKey = urlKeyOf(customText(raw, 'url_key'), name);
  return urlKey === null ? null : { words: words.value, urlKey, isSimplified: description.isSimplified };
}

export const categoriesStage: Stage<CategoryWish> = {
  kind: 'categories',
  open: (source) =>
    byPages(source, { path: '/categories/list', sortedBy: ['level', 'entity_id'], key: 'id' }),
  plan({ base, views }): Planned<CategoryWish> {
    const id = textIn(base, 'id');
    const level = wholeIn(base, 'level');
    const name = textIn(base, 'name').slice(0, 200);
    // Magento's own root, and those of its shops.
    if (level !== null && level < 2) return { id, isPassedOver: true };
    const own = viewOf(views[sourceLocale] ?? base);
    if (!own) return { id, name, leftOut: misfit('words-not-valid', name) };
    const misfits: Misfit[] = own.isSimplified ? [misfit('markup-left-out', 'description')] : [];
    const said: Partial<Record<LocaleName, ViewWish>> = {};
    for (const locale of localeNames) {
      const view = views[locale] === undefined ? null : viewOf(views[locale]);
      if (view) said[locale] = { words: view.words, urlKey: view.urlKey };
    }
    const parent = level === 2 ? null : textIn(base, 'parent_id');
    const isInMenu = isSetIn(base, 'include_in_menu') || customText(base, 'include_in_menu') === '1';
    const en = { words: own.words, urlKey: own.urlKey };
    return {
      id,
      name,
      wish: { id, parent, isActive: isSetIn(base, 'is_active'), isInMenu, views: { ...said, en } },
      misfits,
      needs:
        parent === null ? [] : [{ kind: 'categories', id: parent, code: 'parent-left-out', isNeeded: true }],
      brings: [],
    };
  },
  hold: lockCategories,
  async write(writing, wish, ownId) {
    const { transaction } = writing;
    const parentId = wish.parent === null ? null : writing.ownIdOf('categories', wish.parent);
    const made = ownId === null ? await add(writing, wish, parentId) : ok(ownId);
    if (!made.ok) return made;
    const id = made.value;
    if (ownId !== null) {
      const placed = await readdress(writing, wish, id, parentId);
      if (!placed.ok) return placed;
    }
    for (const locale of localeNames) {
      const view = wish.views[locale];
      // What says the same as the source stands in for a translation.
      if (!view || (locale !== sourceLocale && isSame(view, wish.views.en))) continue;
      await replaceCategoryWords(transaction, {
        id,
        locale,
        words: view.words,
        seenAt: null,
        now: writing.now,
      });
    }
    await showCategory(transaction, id, wish);
    return ok(id);
  },
};

const isSame = ({ words }: ViewWish, source: ViewWish) =>
  JSON.stringify(words) === JSON.stringify(source.words);

async function add(
  { transaction, now }: Writing,
  wish: CategoryWish,
  parentId: number | null,
): Promise<Written> {
  const keys = Object.fromEntries(localeNames.map((locale) => [locale, keyIn(wish, locale)]));
  const named = { parentId, name: wish.views.en.words.name, now };
  const made = await addCategoryIn(transaction, { ...named, urlKeys: keys as Record<LocaleName, string> });
  return made.ok ? made : refuseAs(made.refusal.code, wish.views.en.urlKey);
}

const keyIn = ({ views }: CategoryWish, locale: LocaleName) => (views[locale] ?? views.en).urlKey;

async function readdress(
  { transaction }: Writing,
  wish: CategoryWish,
  id: number,
  parentId: number | null,
): Promise<Written> {
  const tree = await lockCategories(transaction);
  const placed = tree.find((category) => category.id === id);
  const root = tree.find((category) => category.parentId === null);
  if (!placed) return refuseAs('removed-here', wish.views.en.words.name);
  if (placed.parentId !== (parentId ?? root?.id)) {
    const moved = await moveCategoryIn(transaction, { id, parentId, before: null });
    if (!moved.ok) return refuseAs(moved.refusal.code, wish.views.en.words.name);
  }
  for (const { locale, urlKey } of await readCategoryAddresses(transaction, [id])) {
    const wanted = keyIn(wish, locale);
    if (wanted === urlKey) continue;
    const renamed = await renameCategoryIn(transaction, { id, locale, urlKey: wanted });
    if (!renamed.ok) return refuseAs(renamed.refusal.code, wanted);
  }
  return ok(id);
}

function refuseAs(code: string, value: string): Written {
  return { ok: false, refusal: misfit(code, value) };
}
