import type { Room } from '../../rooms.ts';

export const mailboxRoom: Room = {
  name: 'mailbox',
  path: 'mailbox',
  icon: 'mail',
  needs: 'letters',
  routes: [
    { path: 'mailbox', file: 'rooms/mailbox/Mailbox.tsx' },
    { path: 'mailbox/:id', file: 'rooms/mailbox/Letter.tsx' },
    { path: 'mailbox/:id/sheet', file: 'rooms/mailbox/sheet.ts' },
  ],
};
