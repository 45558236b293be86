import { shop as shopFacts } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import type { TagManager } from '../shop/tag-manager.ts';
import { test } from '../shop/tagged-shop.ts';
import { addresses } from '../shopping/addresses.ts';
import { consentText } from '../shopping/consent.ts';
import { Customer, manyAccountsAllowed } from '../shopping/customer.ts';

interface Told {
  readonly event: string;
  readonly ecommerce?: { readonly [name: string]: unknown; readonly items: readonly object[] };
}

/** The events of the shop, without what the tag manager needs for itself. */
function eventsOf(tags: TagManager): Told[] {
  return tags
    .entries()
    .filter((entry): entry is Told => typeof entry === 'object' && entry !== null && 'event' in entry)
    .filter(({ event }) => !event.startsWith('gtm.') && event !== 'web_vitals');
}

const namesOf = (tags: TagManager) => eventsOf(tags).map(({ event }) => event);

const lastItems = (tags: TagManager) =>
  (eventsOf(tags).at(-1)?.ecommerce?.items ?? []) as { item_id: string; price: number }[];

/** Waits for the last of the events that are expected by now, and looks at all of them. */
async function expectEvents(tags: TagManager, expected: readonly string[]): Promise<void> {
  await expect.poll(() => namesOf(tags)).toEqual(expected);
}

const buffered = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('bowline-analytics') ?? '[]') as { event: string }[])
      .map(({ event }) => event)
      .filter((event) => event !== 'web_vitals'),
  );

async function acceptAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: consentText('en', 'acceptAll'), exact: true }).click();
  await page.getByRole('region', { name: consentText('en', 'ask') }).waitFor({ state: 'detached' });
}

/** From the list to the page of a product and into the cart. */
async function fromListToCart(page: Page, customer: Customer): Promise<void> {
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().click();
  const quantity = page.getByLabel(customer.text('product.quantity'), { exact: true });
  await quantity.waitFor();
  await hydrated(page);
}

test('a journey from the list to the paid order tells every event once, with its numbers, though the tag manager comes late', async ({
  visit,
  tagged: { tags, ...shop },
}) => {
  await manyAccountsAllowed();
  const page = await visit({ baseURL: shop.url, viewport: { width: 1280, height: 1000 } });
  const ada = new Customer(page, 'en', '');
  const expected: string[] = [];
  const then = async (...events: string[]) => {
    expected.push(...events);
    await expectEvents(tags, expected);
  };

  tags.forget();
  tags.setPresent(false);
  await page.goto('/paracord');
  await page.getByRole('region', { name: consentText('en', 'ask') }).waitFor();
  expect(await buffered(page)).toEqual([]);
  await acceptAll(page);
  // What was seen before the decision was held by the page; now it waits for the tag manager, over a reload.
  await expect.poll(() => buffered(page)).toEqual(['website_version', 'view_item_list']);
  tags.setPresent(true);
  await page.reload();
  await then('website_version', 'view_item_list', 'website_version', 'view_item_list');
  expect(await buffered(page)).toEqual([]);
  const [version, list] = eventsOf(tags).slice(-2);
  expect(version).toEqual({
    event: 'website_version',
    website_version: shopFacts.version,
    build: expect.stringMatching(/^\w+$/),
  });
  const listed = list?.ecommerce?.items as {
    item_id: string;
    item_name: string;
    price: number;
    index: number;
  }[];
  expect(listed).toHaveLength(48);
  expect(list?.ecommerce).toMatchObject({
    item_list_id: '/paracord',
    item_list_name: 'Paracord',
    currency: 'EUR',
  });
  expect(listed.map(({ index }) => index)).toEqual([...listed.keys()]);

  await fromListToCart(page, ada);
  await then('view_item');
  const [seen] = lastItems(tags);
  const tile = listed[2];
  expect(seen).toMatchObject({ ...tile, item_list_name: 'Paracord', index: 2, quantity: 1 });

  await page
    .getByRole('button', { name: new RegExp(ada.text('wishes.add')) })
    .first()
    .click();
  await then('add_to_wishlist');
  expect(eventsOf(tags).at(-1)?.ecommerce?.items).toMatchObject([
    { item_id: tile?.item_id, price: seen?.price },
  ]);

  await page.getByLabel(ada.text('product.quantity'), { exact: true }).fill('30');
  await ada.button('product.addToCart').click();
  await then('add_to_cart');
  const added = eventsOf(tags).at(-1)?.ecommerce;
  const [inCart] = lastItems(tags);
  const unit = inCart?.price ?? 0;
  const cents = (pieces: number) => Math.round(unit * 100 * pieces) / 100;
  expect(added).toEqual({
    currency: 'EUR',
    value: cents(30),
    items: [
      {
        item_id: tile?.item_id,
        item_name: tile?.item_name,
        item_variant: expect.stringMatching(/m$/),
        item_category: 'Paracord',
        item_category2: 'Paracord 550 Type III',
        price: unit,
        quantity: 30,
      },
    ],
  });
  await ada.openCart();
  await then('view_cart');
  const line = { ...added?.items[0], index: 0 };
  expect(eventsOf(tags).at(-1)?.ecommerce).toEqual({ currency: 'EUR', value: cents(30), items: [line] });

  await hydrated(page);
  await page.getByRole('spinbutton').fill('28');
  await page.getByRole('spinbutton').blur();
  await then('remove_from_cart');
  expect(eventsOf(tags).at(-1)?.ecommerce).toMatchObject({ value: cents(2), items: [{ quantity: 2 }] });

  await ada.startCheckout(ada.email);
  await then('begin_checkout');
  await ada.shipTo(addresses.NL, /PostNL/);
  await then('add_shipping_info', 'add_billing_address');
  const [shipping] = eventsOf(tags).slice(-2);
  expect(shipping?.ecommerce).toEqual({
    currency: 'EUR',
    value: cents(28),
    shipping_tier: expect.stringContaining('PostNL'),
    shipping: expect.any(Number),
    items: [{ ...line, quantity: 28 }],
  });
  await ada.pay('iDEAL', 'paid');
  await ada.heading('orders.outcomes.paid.title').waitFor();
  await then('add_payment_info', 'website_version', 'purchase');
  const paid = eventsOf(tags).at(-3)?.ecommerce;
  expect(paid).toMatchObject({ payment_type: 'ideal', tax: expect.any(Number), value: cents(28) });
  const bought = eventsOf(tags).at(-1)?.ecommerce;
  expect(bought).toEqual({
    transaction_id: expect.stringMatching(/^\d{9}$/),
    currency: 'EUR',
    value: expect.any(Number),
    tax: paid?.tax,
    shipping: shipping?.ecommerce?.shipping,
    items: [{ ...line, quantity: 28 }],
  });
  // Discounts for large carts come off the value, never off a unit.
  expect(bought?.value).toBeLessThanOrEqual(cents(28));
  await page.reload();
  await ada.heading('orders.outcomes.paid.title').waitFor();
  await hydrated(page);
  await then('website_version');

  await page.goto('/search?q=leash');
  await then('website_version', 'search', 'view_item_list');
  expect(eventsOf(tags).at(-2)).toEqual({
    event: 'search',
    search_term: 'leash',
    results: expect.any(Number),
  });
  await page.goto('/wishlist');
  await then('website_version');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await then('remove_from_wishlist');

  await page.goto('/customer/account/create');
  await then('website_version');
  await hydrated(page);
  await ada.register();
  await then('website_version', 'sign_up');
  await page.goto('/customer/account/logout');
  await page.context().clearCookies({ name: 'vsf-customer' });
  await page.goto('/customer/account/login');
  await hydrated(page);
  // From here on somebody listens to what is sent.
  await page.waitForFunction(() =>
    (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.some(
      ({ event }) => event === 'website_version',
    ),
  );
  await page.locator('#login-email').fill(ada.email);
  await page.locator('#login-password').fill(ada.password);
  await ada.button('screens.login').click();
  await page.waitForURL(/\/customer(\?|$)/);
  await expect.poll(() => namesOf(tags).at(-1)).toBe('login');
  expect(eventsOf(tags).filter(({ event }) => event === 'login')).toEqual([
    { event: 'login', method: 'password' },
  ]);
  expect(namesOf(tags).filter((event) => event === 'purchase')).toHaveLength(1);
});
