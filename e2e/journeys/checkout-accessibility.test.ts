import { expectNoBarriers } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { type Walk, walkByKeyboard } from '../shopping/keyboard-walk.ts';
import { Shopper } from '../shopping/shopper.ts';
import { mostTouches } from '../shopping/touches.ts';

/** In German, whose long words try a layout most. */
test('a guest orders by keyboard alone, from the first page on in few strokes, and no step shuts anybody out', async ({
  visit,
}) => {
  const page = await visit({
    language: 'de-DE',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    hasPictures: true,
  });
  const shopper = new Shopper(page, 'de-DE');
  const t = (key: string) => shopper.text(key);
  const check = async (name: string) => {
    await hydrated(page);
    await expectNoBarriers(page, name);
    await expectNoSidewaysScroll(page);
  };

  let touches = 0;
  const walk = async (way: Walk) => {
    touches += await walkByKeyboard(page, way);
  };

  await page.goto('/de');
  await hydrated(page);
  const offer = page.getByRole('main').getByRole('article').getByRole('link').first();
  await walk({ until: t('header.skip') });
  await walk({ until: (await offer.textContent())?.trim() ?? '' });
  await page.waitForURL(/\/de\/.+/);
  await hydrated(page, '#order-quantity');
  await page.getByLabel(t('product.quantity'), { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10');
  touches += 1;
  await walk({ until: t('product.addToCart') });
  await page.getByRole('dialog').getByText(t('cart.news.added')).waitFor();
  await expectNoBarriers(page, 'drawer');
  await walk({ until: t('cart.toCheckout') });

  await shopper.heading('screens.checkoutCustomer').waitFor();
  await page.goto('/de/checkout/cart');
  await check('cart');
  await page.goto('/de/checkout/customer');
  await hydrated(page);
  await walk({
    typed: { 'customer-email': 'keys@example.com' },
    until: t('checkout.continue'),
  });
  await shopper.heading('screens.checkoutShipping').waitFor();
  await page.goBack();
  await check('customer, filled in');
  await page.goForward();

  await shopper.heading('screens.checkoutShipping').waitFor();
  await hydrated(page);
  await walk({
    typed: {
      'shipping-firstname': 'Ada',
      'shipping-lastname': 'Jansen',
      'shipping-street': 'Hauptstraße 1',
      'shipping-postcode': '10115',
      'shipping-city': 'Berlin',
      'shipping-phone': '+49 30 1234567',
    },
    until: t('checkout.continue'),
  });
  await shopper.heading('screens.checkoutPayment').waitFor();
  await page.goBack();
  await page.getByRole('group', { name: t('checkout.howToDeliver') }).waitFor();
  await check('shipping, filled in');
  await page.goForward();

  await shopper.heading('screens.checkoutPayment').waitFor();
  await check('payment');
  await walk({
    typed: { 'payment-terms': '' },
    until: new RegExp(shopper.text('checkout.placeAndPay', { amount: '.*' })),
  });
  expect(touches).toBeLessThanOrEqual(mostTouches);
  await page.waitForURL(/\/payments\/test\//);
  await expectNoBarriers(page, 'the page of the test provider');
  await walkByKeyboard(page, { until: /bezahlt/i });
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await check('success');
});
