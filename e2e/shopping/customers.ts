import type { Page } from 'playwright-core';

export const password = 'Knots-and-hitches-1';

/** Makes an account as another program would, and lets the browser of this page have its token. */
export async function signedIn(page: Page, shopUrl: string, email: string): Promise<string> {
  const person = { email, password, firstname: 'Ada', lastname: 'Demo' };
  await send(
    shopUrl,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: person },
  );
  const { generateCustomerToken } = await send<{ generateCustomerToken: { token: string } }>(
    shopUrl,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  await page.goto('/');
  const { token } = generateCustomerToken;
  await page.context().addCookies([{ name: 'vsf-customer', value: token, url: page.url() }]);
  return token;
}

/** What the API answers to whoever has the token. */
export async function send<Data>(
  shopUrl: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Data> {
  const answer = await fetch(new URL('/graphql', shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`The API refused: ${JSON.stringify(errors)}`);
  return data;
}
