import { Outlet } from 'react-router';

/** The group of the localised static content pages (specification 2.2); it adds no path and no frame. */
export default function ContentPages() {
  return <Outlet />;
}
