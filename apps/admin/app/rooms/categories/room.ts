import type { Room } from '../../rooms.ts';

export const categoriesRoom: Room = {
  name: 'categories',
  path: 'categories',
  icon: 'filter',
  needs: 'categories',
  routes: [
    { path: 'categories', file: 'rooms/categories/Categories.tsx' },
    { path: 'categories/:id', file: 'rooms/categories/Category.tsx' },
    { path: 'categories/:id/remove', file: 'rooms/categories/RemoveCategory.tsx' },
  ],
};
