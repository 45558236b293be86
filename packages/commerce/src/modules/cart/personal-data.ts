import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const cartPersonalData: PersonalData = {
  tables: { cart: 'cart.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select c.email, c.remarks, c.company, c.coupon_code as "couponCode", c.shipping_address as "shippingAddress",
        c.billing_address as "billingAddress", c.created_at as "createdAt", (
          select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'quantityHundredths', l.quantity_hundredths,
            'giftCard', l.gift_card) order by l.id), '[]') from cart_line l where l.cart_id = c.id) as lines
      from cart c where c.customer_id = ${customerId} and c.is_active`.execute(executor);
    return rows.length > 0 ? [{ path: 'cart.json', content: rows }] : [];
  },
  // What was ordered keeps its cart until the buyer is erased from the order (orders rule 21).
  async forget(transaction, { customerId, email, isEmailConfirmed }) {
    await sql`
      delete from cart where is_active and (customer_id = ${customerId}
        or (${isEmailConfirmed}::boolean and email = ${email}))`.execute(transaction);
  },
};
