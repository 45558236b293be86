import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { consentText } from '../shopping/consent.ts';

const api = '/v2025-02-19/data';

async function write(shopUrl: string, mutations: readonly object[]): Promise<void> {
  const secrets = JSON.parse(await readFile(join(inject('shopFolder'), 'secrets.json'), 'utf8'));
  const answer = await fetch(`${shopUrl}${api}/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.contentWriteToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

async function askContent<Value>(shopUrl: string, query: string): Promise<Value> {
  const answer = await fetch(`${shopUrl}${api}/query/production?query=${encodeURIComponent(query)}`);
  return (await answer.json()).result;
}

const pageWith = (slug: string, html: string) => ({
  createOrReplace: {
    _id: `page-${slug}-en`,
    _type: 'page',
    language: 'en',
    translationGroup: slug,
    layout: 'default',
    title: 'Written by an editor',
    slug: { current: slug },
    seo: { description: 'A page of the tests' },
    isHiddenFromSearch: true,
    body: [
      { _type: 'html', _key: 'a', html },
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'The end of the text', marks: [] }],
      },
    ],
  },
});

test('what an editor writes is on the site at once, at its own address', async ({ askShop, shopUrl }) => {
  expect((await askShop('/journey-of-a-page')).status).toBe(404);
  await write(shopUrl, [pageWith('journey-of-a-page', '<p>First words</p>')]);
  const { status, text } = await askShop('/journey-of-a-page');
  expect(status).toBe(200);
  expect(text).toContain('<p>First words</p>');
  await write(shopUrl, [{ delete: { id: 'page-journey-of-a-page-en' } }]);
  expect((await askShop('/journey-of-a-page')).status).toBe(404);
});

test('nobody writes without the token', async ({ shopUrl }) => {
  const answer = await fetch(`${shopUrl}${api}/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [pageWith('uninvited', 'x')] }),
  });
  expect([401, 403]).toContain(answer.status);
});

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>link</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)><summary>more</summary></details>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p style="position:fixed;inset:0" class="fixed inset-0" id="content">cover</p>',
  '<script>alert(1)//bowline-social-feed</script>',
  '</div></article></main><h1>outside</h1>',
];

test('attacks in the text of an editor do nothing in a browser, and the rest of the text stays', async ({
  visit,
  shopUrl,
}) => {
  await write(shopUrl, [pageWith('attacked', attacks.join('\n'))]);
  const page = await visit({ hasPictures: true });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto('/attacked');
  await hydrated(page);
  await page.getByRole('main').getByText('The end of the text').waitFor();
  expect(new URL(page.url()).pathname).toBe('/attacked');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Written by an editor']);
  const main = page.getByRole('main');
  expect(
    await main.locator('[style], form, .prose script, base, meta, iframe, article [id=content]').count(),
  ).toBe(0);
  await main.getByText('link', { exact: true }).click();
  expect(dialogs).toEqual([]);
});

test('an embedded video, a ticket shop and pictures of courses may load, and nothing else', async ({
  askShop,
  shopUrl,
}) => {
  const html = [
    '<iframe src="https://player.vimeo.com/video/1" title="Knot"></iframe>',
    '<script src="https://tickets.bowline.eu/shop.js"></script>',
    '<iframe src="https://evil.example"></iframe>',
  ];
  await write(shopUrl, [pageWith('embedding', html.join(''))]);
  const { headers, text } = await askShop('/embedding');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src [^;]*https:\/\/tickets\.bowline\.eu/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/player\.vimeo\.com/);
  expect(policy).not.toContain('evil');
  expect(text).not.toContain('https://evil.example');
});

test('a script of the ticket shop runs for who presses for it, also where the page is reached by a link; a video shows in its frame', async ({
  visit,
  shopUrl,
}) => {
  const link = {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{ _type: 'link', _key: 'l', href: '/sells-tickets' }],
    children: [{ _type: 'span', _key: 's', text: 'Tickets', marks: ['l'] }],
  };
  await write(shopUrl, [
    pageWith(
      'sells-tickets',
      '<script src="https://tickets.bowline.eu/shop.js"></script><iframe src="https://player.vimeo.com/video/1" title="Knot"></iframe>',
    ),
    { createOrReplace: { ...pageWith('leads-there', '').createOrReplace, body: [link] } },
  ]);
  const page = await visit();
  await page.route('https://tickets.bowline.eu/shop.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.tickets = "on"',
    }),
  );
  const isOn = () => page.evaluate(() => document.documentElement.dataset.tickets).catch(() => 'not yet');
  await page.route('https://player.vimeo.com/video/1', (route) => route.fulfill({ body: 'A knot' }));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shopUrl)) elsewhere.push(request.url());
  });
  const press = () =>
    page.getByRole('button', { name: consentText('en', 'embed.load'), exact: true }).click();
  await page.goto('/sells-tickets');
  await page.getByRole('link', { name: 'Knot (player.vimeo.com)' }).waitFor();
  await hydrated(page, 'footer');
  await page.getByText(consentText('en', 'embed.text').replaceAll('{host}', 'player.vimeo.com')).waitFor();
  expect(elsewhere).toEqual([]);
  await press();
  await expect.poll(isOn).toBe('on');
  await page.getByRole('button', { name: `${consentText('en', 'embed.load')}: Knot` }).click();
  await page.frameLocator('iframe[title=Knot]').getByText('A knot').waitFor();
  await page.goto('/leads-there');
  await hydrated(page);
  expect(await isOn()).toBeUndefined();
  // Its policy is that of the page before: it is loaded once more.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Tickets' }).click();
  await loaded;
  await page.waitForURL('/sells-tickets');
  await hydrated(page, 'footer');
  await press();
  await expect.poll(isOn).toBe('on');
});

test('a message that an editor changes is read in the shop, in the language of the visitor', async ({
  visit,
  shopUrl,
}) => {
  const id = 'translationMessage-notes-footer';
  const words = 'Vi har lukket i uge 53.';
  const former = await askContent<string>(shopUrl, `*[_id == "${id}"][0].values.da_DK`);
  const page = await visit({ language: 'da-DK' });
  await page.goto('/da/faq');
  await hydrated(page, 'footer');
  await page.getByRole('contentinfo').getByText(former).waitFor();
  await write(shopUrl, [{ patch: { id, set: { 'values.da_DK': words } } }]);
  const later = await visit({ language: 'da-DK' });
  await later.goto('/da/faq');
  await hydrated(later, 'footer');
  await later.getByRole('contentinfo').getByText(words).waitFor();
  await write(shopUrl, [{ patch: { id, set: { 'values.da_DK': former } } }]);
});

test('own words take the place of what the shop says, at once, and its scripts say the same', async ({
  askShop,
  visit,
  shopUrl,
}) => {
  const id = 'ownMessage-faq-lead';
  const words = 'Svar fra "dem", der skærer <dit> reb.';
  expect((await askShop('/da/faq')).text).not.toContain('own-texts');
  await write(shopUrl, [
    { createOrReplace: { _id: id, _type: 'ownMessage', key: 'faq.lead', values: { da_DK: words } } },
  ]);
  const page = await visit({ language: 'da-DK' });
  await page.goto('/da/faq');
  await hydrated(page);
  await page.getByRole('main').getByText(words).waitFor();
  expect((await askShop('/sv/faq')).text).not.toContain('own-texts');
  await write(shopUrl, [{ delete: { id } }]);
  expect((await askShop('/da/faq')).text).not.toContain('own-texts');
});

test('the header shows the menu that editors arranged', async ({ askShop, shopUrl }) => {
  const id = 'menu-main-da_DK';
  const words = 'Gaver til sømænd';
  const former = await askContent<string>(shopUrl, `*[_id == "${id}"][0].items[-1].link.label`);
  expect((await askShop('/da/faq')).text).toMatch(new RegExp(`<nav .*${former}.*</nav>`, 's'));
  await write(shopUrl, [{ patch: { id, set: { 'items[-1].link.label': words } } }]);
  expect((await askShop('/da/faq')).text).toMatch(new RegExp(`<nav .*${words}.*</nav>`, 's'));
  await write(shopUrl, [{ patch: { id, set: { 'items[-1].link.label': former } } }]);
});

test('messages of editors: asked as specification 7.3 says, and only as the shop asks', async ({
  askShop,
  shopUrl,
}) => {
  await write(shopUrl, [
    {
      createOrReplace: {
        _id: 'message-journey',
        _type: 'translationMessage',
        key: 'journey.greeting',
        values: { nl_NL: 'Hallo', en: 'Hello' },
      },
    },
  ]);
  const query = encodeURIComponent('*[_type == "translationMessage"]{key, "value": values[$lang]}');
  const known = await askShop(`/sanity?query=${query}&lang=nl_NL&name=translationMessages`);
  expect(JSON.parse(known.text).result).toContainEqual({ key: 'journey.greeting', value: 'Hallo' });
  const other = encodeURIComponent('*');
  expect((await askShop(`/sanity?query=${other}&lang=nl_NL&name=translationMessages`)).status).toBe(400);
  expect((await askShop(`/sanity?query=${query}&lang=xx&name=translationMessages`)).status).toBe(400);
});

test('banners are asked for in one place', async ({ askShop }) => {
  const { status, text } = await askShop('/de/queries/banners.groq');
  expect(status).toBe(200);
  expect(JSON.parse(text).result[0]).toMatchObject({ placement: 'home', text: expect.any(String) });
});
