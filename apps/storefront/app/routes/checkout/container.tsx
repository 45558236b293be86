import { Outlet } from 'react-router';

/** Cart and checkout are one visitor's own: nothing between the shop and the browser keeps them. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function CheckoutContainer() {
  return <Outlet />;
}
