import { expect, test } from '../journey.ts';
import { invitedTo } from '../shopping/desk.ts';

test('nothing of the desk is in the shop, and its pages are nobody else’s', async ({ askShop }) => {
  const { text } = await askShop('/');
  expect(text).not.toContain('bowline-admin');
  const { headers } = await askShop('/bowline-admin/sign-in');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-[\w-]+';/,
  );
});

test('without scripts somebody who was invited finds the way in, in German', async ({ visit, shopUrl }) => {
  const link = await invitedTo(shopUrl, { email: `leser-${process.pid}@example.com`, role: 'support' });
  const page = await visit({ language: 'de-DE', javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Willkommen am Schreibtisch' }).waitFor();
  expect(await page.getByRole('button', { name: 'Weiter mit einem Passkey' }).count()).toBe(0);
});
