import { Outlet } from 'react-router';
import { requireCustomer } from '../../routing/require-customer.ts';

export const middleware = [requireCustomer];

export default function CustomerArea() {
  return <Outlet />;
}
