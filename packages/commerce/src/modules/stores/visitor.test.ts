import { expect, test } from 'vitest';
import { identifyVisitor } from './visitor.ts';

const nobody = async () => null;

const asking = (headers: Record<string, string>) => new Request('https://shop.test/graphql', { headers });

test.each([
  ['nl_NL', undefined, 'incl'],
  ['nl_NL', 'excl', 'excl'],
  ['nl_NL', 'incl', 'incl'],
  ['nl_NL', 'whatever', 'incl'],
  ['sv_SE', undefined, 'excl'],
  ['sv_SE', 'incl', 'incl'],
] as const)(
  'pricing rule 18: a visitor of %s who asks for %s sees prices %s',
  async (store, wish, display) => {
    const request = asking({ Store: store, ...(wish && { 'X-Vat-Display': wish }) });
    expect(await identifyVisitor(request, nobody)).toMatchObject({
      ok: true,
      value: { vatDisplay: display, customerId: null, customerGroup: 0 },
    });
  },
);

test('a guest is asked for no token', async () => {
  const visitor = await identifyVisitor(asking({ Store: 'sv_SE' }), () => {
    throw new Error('Nobody showed a token');
  });
  expect(visitor).toMatchObject({
    ok: true,
    value: { locale: 'sv-SE', currency: 'SEK', country: 'SE', customerId: null },
  });
});

test('a customer is who the token says, with the group that goes with it', async () => {
  const request = asking({ Authorization: 'Bearer secret' });
  const visitor = await identifyVisitor(request, async (token) =>
    token === 'secret' ? { customerId: 7, customerGroup: 2 } : null,
  );
  expect(visitor).toMatchObject({ ok: true, value: { customerId: 7, customerGroup: 2 } });
});

test('a token of nobody is refused, not taken for a guest', async () => {
  const visitor = await identifyVisitor(asking({ Authorization: 'Bearer old' }), nobody);
  expect(visitor).toMatchObject({ ok: false, refusal: { code: 'token-not-valid' } });
});
