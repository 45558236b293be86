import type { Room } from '../../rooms.ts';

export const contentRoom: Room = {
  name: 'content',
  path: 'content',
  icon: 'message',
  needs: 'contentTypes',
  routes: [
    { path: 'content', file: 'rooms/content/Content.tsx' },
    { path: 'content/pictures', file: 'rooms/content/Pictures.tsx' },
    { path: 'content/references', file: 'rooms/content/references.ts' },
    { path: 'content/:type', file: 'rooms/content/Documents.tsx' },
    { path: 'content/:type/:id', file: 'rooms/content/Document.tsx' },
    { path: 'content/:type/:id/history', file: 'rooms/content/DocumentHistory.tsx' },
  ],
};
