import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { notFoundFaults, refusedForm } from '../page-faults.ts';
import { signedIn } from '../shopping/customer.ts';
import { freshEmail } from '../shopping/letters.ts';
import { shopDatabase } from '../shopping/shop-database.ts';
import { Shopper } from '../shopping/shopper.ts';

const lists = '/customer/wishlists';
const cord = 'p550-black-5m';
const cordPage = '/paracord-550-type-iii-black';

/** Folded or not, with scripts or without. */
async function unfold(page: Page, summary: string, index = 0): Promise<void> {
  const details = page.locator('details', { has: page.locator('summary', { hasText: summary }) }).nth(index);
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
    await details.locator('summary').click();
}

class Wisher extends Shopper {
  async told(key: string, values?: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText(this.text(key, values), { exact: true }).first().waitFor();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  /** By the name in the navigation of lists. */
  async openList(name: string): Promise<void> {
    const all = this.page.getByRole('navigation', { name: this.text('wishlists.all') });
    await all.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await this.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }

  async create(name: string): Promise<void> {
    await unfold(this.page, this.text('wishlists.create'));
    await this.page.locator('#create-list-name').fill(name);
    await this.button('wishlists.create').click();
  }

  /** On its page; the answer tells that it is kept. */
  async wishForCord(hasScripts: boolean): Promise<void> {
    await this.page.goto(cordPage);
    if (hasScripts) await hydrated(this.page);
    const answered = hasScripts ? this.page.waitForResponse(/\/api\/wishlist/) : undefined;
    await this.page
      .getByRole('button', { name: /^Add to wishlist: / })
      .first()
      .click();
    if (answered) await answered;
    else await this.told('wishlists.news.added');
  }

  async delete(choice: 'MOVE' | 'KEEP' | 'DELETE'): Promise<void> {
    await this.page.getByRole('link', { name: this.text('wishlists.delete.open'), exact: true }).click();
    await this.page.getByLabel(this.text(`wishlists.delete.${choice}`)).check();
    await this.button('wishlists.delete.confirm').click();
    await this.told('wishlists.news.deleted');
  }

  async names(): Promise<readonly string[]> {
    const all = this.page.getByRole('navigation', { name: this.text('wishlists.all') });
    return (await all.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d+\s*$/, '').trim());
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`a guest's list lies on the device and goes along at sign-in (${how})`, async ({ visit, shopUrl }) => {
    const page = await visit({ javaScriptEnabled });
    const shopper = new Wisher(page, 'en');
    await page.goto('/wishlist');
    await shopper.told('wishlists.empty.title');
    await page.goto('/paracord');
    if (javaScriptEnabled) await hydrated(page);
    const heart = page.getByRole('button', { name: /^Add .* to your wishlist$/ }).first();
    const name = /^Add (.*) to your wishlist$/.exec(((await heart.textContent()) ?? '').trim())?.[1] ?? '';
    await heart.click();
    if (javaScriptEnabled) await page.getByRole('link', { name: `${name} is on your wishlist` }).click();
    else await shopper.told('wishlists.news.added');
    await page.waitForURL(/\/wishlist/);
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await expectValidMarkup(page);

    await shopper.wishForCord(javaScriptEnabled);
    await page.goto('/wishlist');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2);

    await signedIn(page, shopUrl, freshEmail('guest'));
    await page.goto('/wishlist');
    await page.waitForURL(/\/customer\/wishlists/);
    await page.getByRole('heading', { level: 3, name }).first().waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('vsf-wishes');
    await page.reload();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  });

  test(`the life of lists: names, moving, copying, sharing, deleting in every way (${how})`, async ({
    visit,
    shopUrl,
  }) => {
    const page = await visit({ javaScriptEnabled, provokes: [...refusedForm, ...notFoundFaults] });
    const shopper = new Wisher(page, 'en');
    await signedIn(page, shopUrl, freshEmail('lists'));
    await shopper.wishForCord(javaScriptEnabled);
    await page.goto(lists);
    await shopper.create('Boat');
    await shopper.told('wishlists.news.created');
    await shopper.create('boat');
    await page.getByText('Choose another name').first().waitFor();
    await page.goto(lists);

    await unfold(page, shopper.text('wishlists.change'));
    await page.getByLabel(shopper.text('wishlists.note')).first().fill('for the mast');
    await page.locator('input[id$=-quantity]').first().fill('3');
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click();
    await shopper.told('wishlists.news.saved');
    await page.getByText('for the mast', { exact: true }).first().waitFor();
    await unfold(page, shopper.text('wishlists.change'));
    await page
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click();
    await shopper.told('wishlists.news.copied');
    await unfold(page, shopper.text('wishlists.change'));
    await page
      .getByRole('button', { name: /^Move: / })
      .first()
      .click();
    await shopper.told('wishlists.news.moved');
    await shopper.told('wishlists.empty.title');

    await shopper.openList('Boat');
    expect(await page.locator('input[id$=-quantity]').first().inputValue()).toBe('6');
    await unfold(page, shopper.text('wishlists.share.title'));
    await shopper.button('wishlists.share.start').click();
    await shopper.told('wishlists.news.shared');
    await unfold(page, shopper.text('wishlists.share.title'));
    const link = await page.getByLabel(shopper.text('wishlists.share.link')).inputValue();
    const friend = await visit({ provokes: notFoundFaults, hasPictures: true });
    await friend.goto(link);
    await friend.getByRole('heading', { level: 1, name: 'Boat' }).waitFor();
    expect(await friend.content()).not.toContain('for the mast');
    if (javaScriptEnabled) expect(await barriersOf(friend)).toEqual([]);
    await shopper.button('wishlists.share.stop').click();
    await shopper.told('wishlists.news.unshared');
    expect((await friend.goto(link))?.status()).toBe(404);

    await page.getByRole('link', { name: shopper.text('wishlists.delete.open'), exact: true }).click();
    const cancel = page.getByRole('link', { name: shopper.text('wishlists.delete.cancel') });
    await cancel.waitFor();
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);
    await cancel.click();
    await page.getByRole('heading', { level: 2, name: 'Boat', exact: true }).waitFor();
    await shopper.delete('MOVE');
    expect(await shopper.names()).toEqual(['My wishlist']);
    await page.getByRole('heading', { level: 3 }).first().waitFor();

    await shopper.create('Garden');
    await shopper.told('wishlists.news.created');
    await page.getByRole('button', { name: shopper.text('wishlists.delete.open'), exact: true }).click();
    await shopper.told('wishlists.news.deleted');
    for (const choice of ['KEEP', 'DELETE'] as const) {
      await shopper.create(choice);
      await shopper.told('wishlists.news.created');
      await shopper.openList('My wishlist');
      await unfold(page, shopper.text('wishlists.change'));
      await page
        .getByRole('button', { name: /^Copy: / })
        .first()
        .click();
      await shopper.told('wishlists.news.copied');
      await shopper.openList(choice);
      await shopper.delete(choice);
    }
    expect(await shopper.names()).toEqual(['My wishlist', 'Kept items']);
  });
}

test('a wish stays when an answer comes after it that the shop gave before', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const page = await visit({ language: 'de-DE' });
  const shopper = new Wisher(page, 'de-DE');
  await signedIn(page, shopUrl, freshEmail('crossed'));
  await shopper.putInCart(askShop, cord, 2);
  const given = Promise.withResolvers<void>();
  const wished = Promise.withResolvers<void>();
  await page.route(/\/api\/visitor\?skus/, async (route) => {
    const response = await route.fetch();
    given.resolve();
    await wished.promise;
    await route.fulfill({ response });
  });
  await page.goto(await shopper.productPath(askShop, cord));
  await hydrated(page, 'main form[action$="/wishlist"]');
  await given.promise;
  await page
    .getByRole('button', { name: /^Auf die Wunschliste: / })
    .first()
    .click();
  const isOnList = page.getByRole('link', { name: shopper.text('wishes.isOnList'), exact: true });
  await isOnList.waitFor();
  wished.resolve();
  await page.getByText(shopper.text('cart.alreadyInCart', { quantity: '2' })).waitFor();
  expect(await isOnList.isVisible()).toBe(true);
});

test('everything to the cart ends as all, some or none, and says why', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const page = await visit({ language: 'de-DE', provokes: refusedForm });
  const shopper = new Wisher(page, 'de-DE');
  const email = freshEmail('cart');
  await signedIn(page, shopUrl, email);
  const path = await shopper.productPath(askShop, cord);
  const isOnList = page.getByRole('link', { name: shopper.text('wishes.isOnList'), exact: true });
  const wishForCord = async () => {
    await page.goto(path);
    // Whoever presses before scripts have it is led to the list instead.
    await hydrated(page, 'main form[action$="/wishlist"]');
    await page
      .getByRole('button', { name: /^Auf die Wunschliste: / })
      .first()
      .click();
    await isOnList.waitFor();
  };
  await wishForCord();
  await shopper.open(lists);
  await hydrated(page);
  await shopper.button('wishlists.allToCart').click();
  await shopper.told('wishlists.toCart.all');
  await shopper.told('wishlists.empty.title');

  await wishForCord();
  await shopper.open('/paracord');
  await hydrated(page, 'main button[form="wish"]');
  // Filled once the page knows its visitor; the hearts that are left are those of other products.
  await page
    .getByRole('link', { name: /steht auf deiner Wunschliste$/ })
    .first()
    .waitFor();
  const answered = page.waitForResponse(/\/api\/wishlist/);
  await page
    .getByRole('button', { name: /auf die Wunschliste setzen$/ })
    .first()
    .click();
  await answered;
  await shopper.open(lists);
  await hydrated(page);
  await shopper.button('wishlists.allToCart').click();
  await shopper.told('wishlists.toCart.some', { added: '1', all: '2', failed: '1' });
  await page.getByText('Wähle zuerst die Optionen dieses Artikels.').waitFor();
  await shopper.button('wishlists.allToCart').click();
  await shopper.told('wishlists.toCart.none');
  await expectValidMarkup(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page
    .getByRole('button', { name: /^Entfernen: / })
    .first()
    .click();
  await shopper.told('wishlists.news.removed');

  // What is no longer sold stays until somebody removes it.
  const { pool } = await shopDatabase();
  await pool.query(
    `insert into wishlist_item (wishlist_id, sku, quantity_hundredths, product_name, added_at)
     select l.id, 'no-longer-sold', 100, 'Altes Seil', now() from wishlist l join customer c on c.id = l.customer_id
     where c.email = $1 and l.kind = 'default'`,
    [email],
  );
  await shopper.open(lists);
  await hydrated(page);
  const orphan = page.getByRole('article').filter({ hasText: 'Altes Seil' });
  await orphan.getByText(shopper.text('wishlists.orphaned')).waitFor();
  expect(await orphan.getByRole('button', { name: /Warenkorb/ }).count()).toBe(0);
  await orphan.getByRole('button', { name: /^Entfernen: / }).click();
  await expect.poll(() => orphan.count()).toBe(0);
  await shopper.open('/checkout/cart');
  await page.getByRole('heading', { level: 1, name: shopper.text('screens.cart') }).waitFor();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
});
