import type { Room } from '../../rooms.ts';

export const messagesRoom: Room = {
  name: 'messages',
  path: 'messages',
  icon: 'info',
  needs: 'shopMessages',
  routes: [
    { path: 'messages', file: 'rooms/messages/Messages.tsx' },
    { path: 'messages/:key', file: 'rooms/messages/Message.tsx' },
  ],
};
