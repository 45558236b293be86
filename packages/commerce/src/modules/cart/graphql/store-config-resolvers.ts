import { shop } from '@bowline/markets';
import { type StoresShapes, storeViewByCode } from '#stores';
import type { Resolvers } from '#wire';
import type { CartContext } from '../context.ts';
import { paymentTitle } from '../titles.ts';

const { street, postalCode, city } = shop.company;

/** What `storeConfig` tells of carts and of paying. */
export const storeConfigResolvers = {
  StoreConfig: {
    // Rule 21.
    cart_merge_preference: () => 'merge',
    share_applied_cart_rule: () => false,
    // Decision D6: there is always something to agree to.
    is_checkout_agreements_enabled: () => true,
    // An order with nothing to pay is settled, and has its invoice, at once.
    zero_subtotal_enabled: () => true,
    zero_subtotal_title: (config, _, context) => paymentTitle('free', localeOf(config, context)),
    zero_subtotal_new_order_status: () => 'processing',
    zero_subtotal_payment_action: () => 'authorize_capture',
    zero_subtotal_enable_for_specific_countries: () => false,
    zero_subtotal_payment_from_specific_countries: () => null,
    zero_subtotal_sort_order: () => 0,
    check_money_order_enabled: (_, __, context) => takesChecks(context),
    check_money_order_title: (config, _, context) =>
      takesChecks(context) ? paymentTitle('checkmo', localeOf(config, context)) : null,
    check_money_order_new_order_status: () => 'pending_payment',
    check_money_order_enable_for_specific_countries: () => false,
    check_money_order_payment_from_specific_countries: () => null,
    check_money_order_make_check_payable_to: (_, __, context) =>
      takesChecks(context) ? shop.legalName : null,
    check_money_order_send_check_to: (_, __, context) =>
      takesChecks(context) ? [street, `${postalCode} ${city}`, shop.country].join(', ') : null,
    check_money_order_min_order_total: () => null,
    check_money_order_max_order_total: () => null,
    check_money_order_sort_order: () => null,
    payment_payflowpro_cc_vault_active: () => '0',
  },
} satisfies Resolvers<CartContext>;

function takesChecks({ settings }: CartContext): boolean {
  return settings.offlineMethods.includes('checkmo');
}

function localeOf({ code }: StoresShapes['StoreConfig'], { store }: CartContext) {
  return (storeViewByCode(code) ?? store).locale;
}
