import { hydrated, screen } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { type BreakableNetwork, breakableNetwork } from '../network/breakable-network.ts';
import { unreachedFaults } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { signedIn } from '../shopping/customer.ts';
import { freshEmail } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const away = [...unreachedFaults, /status 503/];

test('a shop that cannot be reached costs nobody at the checkout what was typed, and an order is made once', async ({
  visit,
  askShop,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ language: 'de-DE', baseURL: network.url, provokes: away });
  const shopper = new Shopper(page, 'de-DE');
  const told = page.getByText(shopper.text('device.queue.unreached'));
  await shopper.putInCart(askShop, 'p550-black-5m', 10);
  await shopper.startCheckout();
  await hydrated(page);

  await shopper.fillAddress('shipping', addresses.DE);
  network.goAway();
  // Ways and prices are asked for while somebody types.
  await page.locator('#shipping-postcode').fill('20095');
  await told.waitFor();
  await shopper.button('checkout.continue').click();
  await told.waitFor();
  expect(await page.locator('#shipping-postcode').inputValue()).toBe('20095');
  expect(await page.locator('#shipping-street').inputValue()).toBe(addresses.DE.street);
  network.comeBack();
  await shopper.shipTo(addresses.DE, /DHL/);
  expect(await told.count()).toBe(0);

  const lost = network.loseAnswerOf('POST', '/de/checkout/payment.data');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await shopper.agreeToTerms();
  const order = page.locator('main form button[type=submit]');
  await order.click();
  await lost;
  await told.waitFor();
  expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);
  await order.click();
  await shopper.decide('paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
});

test('an address stays typed while the shop cannot be reached', async ({ visit, shopUrl }) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ language: 'pl-PL', baseURL: network.url, provokes: away });
  const shopper = new Shopper(page, 'pl-PL');
  await signedIn(page, network.url, freshEmail('unreached'));
  await page.goto('/pl/customer/address/create');
  await hydrated(page, 'main form');
  await shopper.fillAddress('address', addresses.DE);
  network.goAway();
  await keepsAddress(shopper, network);
});

test('a form stays typed while the shop cannot be reached, also where files were lost on the way', async ({
  visit,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({
    language: 'pl-PL',
    baseURL: network.url,
    provokes: [...away, /Failed to fetch/],
  });
  const shopper = new Shopper(page, 'pl-PL');
  await signedIn(page, network.url, freshEmail('lost-files'));
  await page.goto('/pl/customer/address/create');
  await hydrated(page, screen);
  network.goAway();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.mouse.move(5, 5);
  await lost;
  await shopper.fillAddress('address', addresses.DE);
  await keepsAddress(shopper, network);
});

/** Saved while the shop is away it stays typed, and is saved when the shop is back. */
async function keepsAddress(shopper: Shopper, network: BreakableNetwork): Promise<void> {
  const { page } = shopper;
  const save = shopper.button('account.addresses.save');
  await save.click();
  await page.getByText(shopper.text('device.queue.unreached')).waitFor();
  expect(await page.locator('#address-street').inputValue()).toBe(addresses.DE.street);
  network.comeBack();
  await save.click();
  await page.waitForURL(/\/pl\/customer\/address\?/);
}
