import { deviceOf } from '@bowline/kit';
import { SecurityQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { present } from '../../orders/order-view.ts';
import { loadPasswordRules } from '../password-rules.ts';
import { askAsCustomer } from './ask-as-customer.ts';

export type SecurityView = Awaited<ReturnType<typeof loadSecurity>>;
export type SessionView = SecurityView['sessions'][number];

export async function loadSecurity(shop: ShopRequest) {
  const [{ customer }, rules] = await Promise.all([
    askAsCustomer(shop, SecurityQuery, {}),
    loadPasswordRules(shop),
  ]);
  return {
    rules,
    email: customer.email ?? '',
    needsPassword: customer.needs_password,
    passkeys: present(customer.passkeys).map(({ id, name, host, created_at, last_used_at }) => ({
      id,
      name,
      host,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    sessions: present(customer.sessions).map(({ id, device, place, last_used_at, is_this_one }) => ({
      id,
      device: deviceOf(device),
      place,
      lastUsedAt: last_used_at,
      isThisOne: is_this_one,
    })),
  };
}
