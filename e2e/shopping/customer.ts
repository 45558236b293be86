import { type LocaleName, markets } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { freshEmail, letterTo } from './letters.ts';
import { shopDatabase } from './shop-database.ts';
import { Shopper } from './shopper.ts';

/** All journeys come from one place, which may not make that many accounts otherwise. */
async function allowManyAccounts(): Promise<void> {
  const { pool } = await shopDatabase();
  const many = { uses: 1_000, withinSeconds: 3_600 };
  const limits = {
    registrationLimit: many,
    signInLimits: { perEmail: many, perPlace: many },
    accountLetterLimits: { perEmail: many, perPlace: many },
  };
  for (const [name, value] of Object.entries(limits))
    await pool.query(
      'insert into shop_setting (name, value) values ($1, $2) on conflict (name) do update set value = $2',
      [name, JSON.stringify(value)],
    );
  await pool.query('update reference_data_version set shop_data_version = shop_data_version + 1');
  await pool.query('notify shop_data');
}

let isAllowed: Promise<void> | undefined;

export function manyAccountsAllowed(): Promise<void> {
  isAllowed ??= allowManyAccounts();
  return isAllowed;
}

export const goodPassword = 'knot & 4 ropes';

/** Somebody with an account, or about to have one. Works with and without scripts. */
export class Customer extends Shopper {
  /** A mailbox of nobody else's. */
  readonly email = freshEmail('customer');
  password = goodPassword;

  /** From the page to register; ends signed in. */
  async register(firstname = 'Ada'): Promise<void> {
    await manyAccountsAllowed();
    await this.page.locator('#register-firstname').fill(firstname);
    await this.page.locator('#register-lastname').fill('Jansen');
    await this.page.locator('#register-email').fill(this.email);
    await this.page.locator('#register-password').fill(this.password);
    await this.page.locator('#register-repeated').fill(this.password);
    await this.button('screens.register').click();
  }

  /** Has an account and is signed in, without a look at any page. */
  async haveAccount(): Promise<string> {
    return signedIn(this.page, inject('shopUrl'), this.email, this.locale);
  }

  /** From any page; ends in the account. */
  async openAccount(): Promise<void> {
    await this.page.goto(`${this.home}/customer/account/create`);
    await this.register();
    await this.page.getByText(this.text('account.news.welcome')).waitFor();
  }

  /** From the page to sign in. */
  async signIn(password = this.password): Promise<void> {
    await this.page.locator('#login-email').fill(this.email);
    await this.page.locator('#login-password').fill(password);
    await this.button('screens.login').click();
  }

  /** What the link of the newest letter of a kind leads to. */
  async linkIn(kind: string): Promise<string> {
    const link = /https?:\/\/\S+/.exec(await letterTo(this.email, kind))?.[0] ?? '';
    const { pathname, search } = new URL(link);
    return pathname + search;
  }
}

/** Makes an account as another program would, and lets the browser of this page have its token. */
export async function signedIn(
  page: Page,
  shopUrl: string,
  email: string,
  locale: LocaleName = 'en',
): Promise<string> {
  await manyAccountsAllowed();
  const password = goodPassword;
  const store = markets[locale].code;
  const person = { email, password, firstname: 'Ada', lastname: 'Jansen' };
  await send(
    shopUrl,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: person },
    undefined,
    { store },
  );
  const { generateCustomerToken } = await send<{ generateCustomerToken: { token: string } }>(
    shopUrl,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
    undefined,
    { store },
  );
  const { token } = generateCustomerToken;
  await page.context().addCookies([{ name: 'vsf-customer', value: token, url: shopUrl }]);
  return token;
}

/** What the API answers to whoever has the token. */
export async function send<Data>(
  shopUrl: string,
  query: string,
  variables: object = {},
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await fetch(new URL('/graphql', shopUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`The API refused: ${JSON.stringify(errors)}`);
  return data;
}
