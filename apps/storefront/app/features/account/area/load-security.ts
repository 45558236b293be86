import { SessionsQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { present } from '../../orders/order-view.ts';
import { loadPasswordRules } from '../password-rules.ts';
import { askAsCustomer } from './ask-as-customer.ts';
import { deviceOf } from './device-of.ts';

export type SecurityView = Awaited<ReturnType<typeof loadSecurity>>;
export type SessionView = SecurityView['sessions'][number];

export async function loadSecurity(shop: ShopRequest) {
  const [{ customer }, rules] = await Promise.all([
    askAsCustomer(shop, SessionsQuery, {}),
    loadPasswordRules(shop),
  ]);
  return {
    rules,
    email: customer.email ?? '',
    sessions: present(customer.sessions).map(({ id, device, last_used_at, is_this_one }) => ({
      id,
      device: deviceOf(device),
      lastUsedAt: last_used_at,
      isThisOne: is_this_one,
    })),
  };
}
