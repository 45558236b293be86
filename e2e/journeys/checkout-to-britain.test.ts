import { expectTotals, totalsShown } from '../expectations/totals-shown.ts';
import { expect, test } from '../journey.ts';
import { addresses } from '../shopping/addresses.ts';
import { cartAmounts } from '../shopping/cart-amounts.ts';
import { Shopper } from '../shopping/shopper.ts';

/** One knife is worth less than the threshold, three are worth more. */
const knives = { below: 1, above: 3 };

test.for([
  ['below', true],
  ['above', false],
] as const)(
  'to Britain, %s 135 GBP: VAT or the warning that it is due on import; with scripts: %s',
  async ([side, javaScriptEnabled], { visit, askShop }) => {
    const page = await visit({ language: 'en-GB', javaScriptEnabled });
    const shopper = new Shopper(page, 'en-GB');
    const warnings = { below: 0, above: 1 }[side];
    await shopper.putInCart(askShop, 'tool-hot-knife', knives[side]);
    await expect.poll(async () => 'of which VAT 20%' in (await totalsShown(page))).toBe(side === 'below');
    if (side === 'below') {
      await shopper.enterCode('gift-card', 'DEMO-GIFT-GBP-200');
      await page.getByText(shopper.text('cart.totals.toPay')).waitFor();
    }
    await shopper.startCheckout();
    await shopper.shipTo(addresses.GB, /Home delivery/);
    const { subtotal, discounts, shipping, total, vat } = await cartAmounts(shopper, askShop);
    const sums = {
      Subtotal: subtotal,
      'Discount for larger orders': -(discounts[0] ?? 0),
      Shipping: shipping,
      Total: total,
    };
    // A sixth of what includes a fifth on top, worked out for the goods and for their parcel.
    const sixths = Math.round((total - shipping) / 6) + Math.round(shipping / 6);
    expect(vat).toBe(side === 'below' ? sixths : 0);
    // What costs nothing any more is ordered without a payment.
    const paidByCard = { 'of which VAT 20%': vat, 'Gift card ending in P200': -total, 'To pay': 0 };
    const totals = side === 'below' ? { ...sums, ...paidByCard } : sums;
    await expectTotals(page, totals);
    expect(await page.getByText(shopper.text('cart.importDuties')).count()).toBe(warnings);
    if (side === 'below') await shopper.orderForNothing();
    else await shopper.pay('PayPal', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
    await expectTotals(page, totals);
    expect(await page.getByText(shopper.text('cart.importDuties')).count()).toBe(warnings);
  },
);
