import { markets } from '@bowline/markets';
import { localImageService } from '@bowline/media/urls';
import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { addToCart } from '../features/cart/add-to-cart.ts';
import { loadCart } from '../features/cart/load-cart.ts';
import { createLoadContext } from '../load-context.server.ts';
import { shopContext } from '../shop-context.ts';
import { openSession } from './session.ts';

const refusedToken = { errors: [{ message: 'no', extensions: { category: 'graphql-authentication' } }] };
const notTheirs = (field: string) => ({
  data: { [field]: null },
  errors: [{ message: 'no', path: [field], extensions: { category: 'graphql-authorization' } }],
});

/** A commerce that takes the token for the first questions only; guests are answered by name of the operation. */
function commerceWhoseTokenEndsAfter(questions: number, forGuests: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  let asCustomer = 0;
  const fetch = async (request: Request) => {
    const name = request.headers.get('x-query') ?? '';
    const hasToken = request.headers.has('authorization');
    asked.push(`${name} ${hasToken ? 'customer' : 'guest'}`);
    if (hasToken) asCustomer += 1;
    if (hasToken && asCustomer > questions) return Response.json(refusedToken, { status: 401 });
    if (name === 'Session') return Response.json({ data: { visitor: { is_signed_in: hasToken } } });
    return Response.json(forGuests[name] ?? { errors: [{ message: `unexpected ${name}` }] });
  };
  return { asked, fetch };
}

async function opened(fetch: (request: Request) => Promise<Response>) {
  const url = new URL('http://shop.test/checkout/cart');
  const context = createLoadContext({
    market: markets.en,
    guest: {
      customer: null,
      hasExpiredSession: false,
      currency: 'EUR',
      vatDisplay: 'incl',
      country: 'NL',
      cartId: 'c'.repeat(32),
      csrfToken: undefined,
    },
    customerToken: 'once-good',
    userAgent: 'test',
    host: url.host,
    strategy: 'prefix_except_default',
    basename: '',
    environment: 'test',
    requestId: 'r',
    clientAddress: undefined,
    device: 'd'.repeat(36),
    url,
    search: { applicationId: 'a', searchKey: 'k', fetch: async () => Response.json({}) },
    patience: 1,
    thirdParties: {},
    log: { error: () => {}, warn: () => {} },
    pictures: { service: localImageService, sizeOf: async () => ({ width: 1, height: 1 }) },
    nameRoute: () => {},
    commerceFetch: fetch,
    commerceUrl: 'http://commerce.test/graphql',
    contentAccess: {
      url: 'http://content.test',
      dataset: 'production',
      imagesUrl: '',
      fetch: async () => Response.json({ result: [] }),
    },
    signal: new AbortController().signal,
  });
  await openSession(
    { context } as { context: RouterContextProvider } & Parameters<typeof openSession>[0],
    async () => new Response(),
  );
  return context.get(shopContext);
}

test.each([
  ['graphql-authentication', refusedToken],
  ['graphql-authorization', notTheirs('visitor')],
])('a token that is refused by %s makes a guest whose session is over', async (_, answer) => {
  const shop = await opened(async () => Response.json(answer, { status: 401 }));
  expect(shop.visitor).toMatchObject({ customer: null, hasExpiredSession: true });
});

test('a session that ends between two questions: reading goes on as a guest, the cart of a guest survives', async () => {
  const cart = { data: { cart: null } };
  const { asked, fetch } = commerceWhoseTokenEndsAfter(1, { Cart: cart });
  const shop = await opened(fetch);
  expect(shop.visitor.customer).not.toBeNull();
  await expect(loadCart(shop)).resolves.toMatchObject({ data: { cart: null, loss: undefined } });
  expect(asked).toEqual(['Session customer', 'Cart customer', 'Cart guest']);
});

test('a session that ends between two questions: what is put into the cart is put in once, into a cart of a guest', async () => {
  const { asked, fetch } = commerceWhoseTokenEndsAfter(1, {
    AddToCart: notTheirs('addProductsToCart'),
    CustomerCartId: { ...notTheirs('customerCart'), data: null },
    CreateCart: { data: { createGuestCart: { cart: { id: 'g'.repeat(32) } } } },
  });
  const shop = await opened(fetch);
  const form = new FormData();
  form.set('sku', 'p550-black-5m');
  form.set('quantity', '1');
  await expect(addToCart(shop, form)).resolves.toMatchObject({ addition: { isAdded: false } });
  expect(asked).toEqual([
    'Session customer',
    'AddToCart customer',
    'AddToCart guest',
    'CustomerCartId guest',
    'CreateCart guest',
    'AddToCart guest',
  ]);
});
