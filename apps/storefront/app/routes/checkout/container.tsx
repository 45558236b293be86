import { Outlet } from 'react-router';

export default function CheckoutContainer() {
  return <Outlet />;
}
