import { returnPathIn } from '../../../routing/login-path.ts';
import { redirectTo } from '../../../routing/redirect-to.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { accountPath } from './sign-in.ts';

/** Who is signed in has no use for the screens to sign in. */
export function leadCustomersOn({ visitor }: ShopRequest, search: URLSearchParams): void {
  if (visitor.customer) throw redirectTo(returnPathIn(search) ?? accountPath);
}
