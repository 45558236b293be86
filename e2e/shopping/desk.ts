import { codeOfApp } from '@bowline/commerce/testing';
import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { merchantOf } from './bought-order.ts';
import { freshEmail } from './letters.ts';

export const deskPassword = 'a long enough password';

/** A link by which somebody comes to the desk of the shop. */
export async function invitedTo(
  shopUrl: string,
  wish: { readonly email: string; readonly role: string },
  dataFolder?: string,
) {
  const merchant = await merchantOf(shopUrl, dataFolder);
  const invited = await merchant.staff.invite({ ...wish, name: `The ${wish.role}` });
  if (!invited.ok) throw new Error(invited.refusal.code);
  return invited.value.url;
}

/** Comes in by the link, with password and app, as people do; in English. Answers the secret of the app and the recovery codes. */
export async function enterDesk(page: Page, link: string) {
  await page.goto(link);
  await hydrated(page);
  const secret = (await page.getByRole('code').textContent()) ?? '';
  const done = page.getByRole('heading', { name: 'Your recovery codes' });
  // A code is good for half a minute, which a busy machine may take to send it.
  for (let tries = 0; tries < 3 && !(await done.isVisible()); tries += 1) {
    await page.getByLabel('New password').fill(deskPassword);
    await page.getByLabel('First code').fill(codeOfApp(secret, new Date()));
    await page.getByRole('button', { name: 'Continue with password' }).click();
    await done.or(page.getByText('This code is not right.')).first().waitFor();
  }
  await done.waitFor();
  const recoveryCodes = await page.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('link', { name: 'I have kept them: continue' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  return { secret, recoveryCodes };
}

/** Somebody of this role, at the desk; of a shop with data of its own, if they are named. */
export async function atDesk(page: Page, shopUrl: string, role: string, dataFolder?: string) {
  const email = freshEmail(role);
  const link = await invitedTo(shopUrl, { email, role }, dataFolder);
  return { email, ...(await enterDesk(page, link)) };
}
