import { expect, test } from 'vitest';
import { type CategoryRecord, createCategoryTree } from './category-tree.ts';

function category(id: number, path: number[], urlPath: string): CategoryRecord {
  return {
    entityType: 'CATEGORY',
    id,
    key: `c${id}`,
    parentId: path.at(-1) ?? null,
    path: [...path, id],
    level: path.length + 1,
    position: id,
    includeInMenu: true,
    imageFile: null,
    name: `Category ${id}`,
    descriptionHtml: null,
    urlKey: urlPath.split('/').at(-1) ?? '',
    urlPath,
    metaTitle: null,
    metaDescription: null,
  };
}

const tree = createCategoryTree([
  category(2, [], ''),
  category(3, [2], 'cord'),
  category(4, [2], 'leather'),
  category(5, [2, 3], 'cord/rope'),
  category(6, [2, 3, 5], 'cord/rope/thick'),
  category(8, [2, 7], 'hidden/below'),
]);

test('a family is the category and everything below it', () => {
  expect(tree.familyOf(3)).toEqual([3, 5, 6]);
  expect(tree.familyOf(99)).toEqual([]);
});

test('ancestors leave out the root and the category itself', () => {
  const thick = tree.byId(6);
  expect(thick && tree.ancestorsOf(thick).map(({ id }) => id)).toEqual([3, 5]);
});

test('a category below an inactive one is not in the tree', () => {
  expect(tree.byId(8)).toBeUndefined();
  expect(tree.byUrlPath('hidden/below')).toBeUndefined();
});

test('the root is not found by an empty path', () => {
  expect(tree.root?.id).toBe(2);
  expect(tree.byUrlPath('')).toBeUndefined();
});
