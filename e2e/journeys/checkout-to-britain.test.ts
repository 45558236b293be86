import { expectTotals } from '../expectations/totals-shown.ts';
import { expect, test } from '../journey.ts';
import { addresses } from '../shopping/addresses.ts';
import { Shopper } from '../shopping/shopper.ts';

/** A knife is 69.00 EUR × 0.8723 = 60.19 GBP, with VAT 72.23; its parcel 14.95 EUR × 0.8723 = 13.04 GBP, with VAT 15.65. */
const toBritain = {
  below: {
    knives: 1,
    totals: {
      Subtotal: '£72.23',
      'Discount for larger orders': '-£3.61',
      Shipping: '£15.65',
      Total: '£84.27',
      // 68.62 / 6 and 15.65 / 6
      'of which VAT 20%': '£14.05',
      // What costs nothing any more is ordered without a payment.
      'Gift card ending in P200': '-£84.27',
      'To pay': '£0.00',
    },
  },
  above: {
    knives: 3,
    totals: {
      Subtotal: '£180.57',
      'Discount for larger orders': '-£18.06',
      Shipping: '£13.04',
      Total: '£175.55',
    },
  },
} as const;

test.for([
  ['below', true],
  ['below', false],
  ['above', true],
  ['above', false],
] as const)(
  'to Britain, %s 135 GBP: VAT or the warning that it is due on import; with scripts: %s',
  async ([side, javaScriptEnabled], { visit, askShop }) => {
    const page = await visit({ language: 'en-GB', javaScriptEnabled });
    const shopper = new Shopper(page, 'en-GB');
    const { knives, totals } = toBritain[side];
    const warnings = { below: 0, above: 1 }[side];
    await shopper.putInCart(askShop, 'tool-hot-knife', knives);
    if (side === 'below') {
      await shopper.enterCode('gift-card', 'DEMO-GIFT-GBP-200');
      await page.getByText(shopper.text('cart.totals.toPay')).waitFor();
    }
    await shopper.startCheckout();
    await shopper.shipTo(addresses.GB, /Home delivery/);
    await shopper.billToSameAddress();
    await expectTotals(page, totals);
    expect(await page.getByText(shopper.text('cart.importDuties')).count()).toBe(warnings);
    if (side === 'below') await shopper.orderForNothing();
    else await shopper.pay('PayPal', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
    await expectTotals(page, totals);
    expect(await page.getByText(shopper.text('cart.importDuties')).count()).toBe(warnings);
  },
);
