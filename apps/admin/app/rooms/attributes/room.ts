import type { Room } from '../../rooms.ts';

export const attributesRoom: Room = {
  name: 'attributes',
  path: 'attributes',
  icon: 'check',
  needs: 'attributes',
  routes: [
    { path: 'attributes', file: 'rooms/attributes/Attributes.tsx' },
    { path: 'attributes/:id', file: 'rooms/attributes/Attribute.tsx' },
    { path: 'attributes/:id/options/:optionId', file: 'rooms/attributes/Option.tsx' },
  ],
};
