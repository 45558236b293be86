import type { Room } from '../../rooms.ts';

export const customersRoom: Room = {
  name: 'customers',
  path: 'customers',
  icon: 'user',
  needs: 'customers',
  routes: [
    { path: 'customers', file: 'rooms/customers/Customers.tsx' },
    { path: 'customers/groups', file: 'rooms/customers/Groups.tsx' },
    { path: 'customers/:id', file: 'rooms/customers/Customer.tsx' },
  ],
};
