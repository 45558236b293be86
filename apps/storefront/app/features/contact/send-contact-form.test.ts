import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { ContactAnswer } from './contact-answer.ts';
import { trapName } from './read-values.ts';
import { sendContactForm } from './send-contact-form.ts';

const typed = { intent: 'contact', name: 'Anna', email: 'anna@example.com', message: ' Hallo \nBowline ' };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A shop whose API answers as it is told, and what it was asked. */
function shopThat(answer: () => Promise<CommerceAnswer<unknown>>) {
  const asked: unknown[] = [];
  const mutate = async (_: unknown, variables: unknown) => {
    asked.push(variables);
    return answer();
  };
  const log = { error: () => {}, warn: () => {} };
  const shop = { market: markets.en, commerce: { mutate, query: mutate }, log };
  return { shop: shop as unknown as ShopRequest, asked };
}

const accepted = () => shopThat(async () => ({ data: { contactUs: { status: true } }, errors: [] }));

const send = async (shop: ShopRequest, fields: Readonly<Record<string, string>>) => {
  try {
    const { data, init } = await sendContactForm(shop, formOf(fields), '/contact-us');
    return { answer: data as ContactAnswer, status: init?.status };
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    return { location: response.headers.get('location'), status: response.status };
  }
};

test('what was sent leads to an address that can be reloaded', async () => {
  const { shop, asked } = accepted();
  expect(await send(shop, typed)).toEqual({ location: '/contact-us?sent=contact#contact-form', status: 303 });
  expect(asked).toEqual([
    { input: { name: 'Anna', email: 'anna@example.com', comment: 'Hallo \nBowline', telephone: '' } },
  ]);
});

test('mistakes come back by field, with everything that was typed, and nobody is asked', async () => {
  const { shop, asked } = accepted();
  const { answer, status } = await send(shop, { ...typed, email: 'anna', telephone: '12', message: '' });
  expect(status).toBe(422);
  expect(answer?.problems).toEqual([
    { field: 'email', code: 'NOT_VALID' },
    { field: 'telephone', code: 'TOO_SHORT' },
    { field: 'message', code: 'MISSING' },
  ]);
  expect(answer?.values).toMatchObject({ name: 'Anna', email: 'anna', telephone: '12' });
  expect(asked).toEqual([]);
});

test('whoever fills in the field that nobody sees is thanked and not heard', async () => {
  const { shop, asked } = accepted();
  expect(await send(shop, { ...typed, [trapName]: 'x' })).toMatchObject({ status: 303 });
  expect(asked).toEqual([]);
});

test('a refusal is told in its own words; anything else only that it did not work', async () => {
  const refusal = { message: 'Zu viele Anfragen.', extensions: { category: 'graphql-input' } };
  const refused = shopThat(async () => ({ data: null, errors: [refusal] }));
  expect((await send(refused.shop, typed)).answer).toMatchObject({
    failure: { reason: 'Zu viele Anfragen.' },
    values: { name: 'Anna' },
  });
  const broken = shopThat(async () => {
    throw new Error('connect ECONNREFUSED');
  });
  expect((await send(broken.shop, typed)).answer).toMatchObject({ failure: {}, values: { name: 'Anna' } });
});

test('problems that the API finds are shown at their fields', async () => {
  const problems = [{ field: 'PERSONS', code: 'OUT_OF_RANGE', most: 8 }];
  const { shop, asked } = shopThat(async () => ({
    data: { requestAppointment: { status: false, problems } },
    errors: [],
  }));
  const { answer } = await send(shop, { intent: 'appointment', persons: 'many', partOfDay: 'NIGHT' });
  expect(answer?.problems).toEqual([{ field: 'persons', code: 'OUT_OF_RANGE', most: 8 }]);
  expect(asked).toMatchObject([{ input: { persons: 0, part_of_day: 'MORNING' } }]);
});

test('an unknown form is refused', async () => {
  await expect(sendContactForm(accepted().shop, formOf({ intent: 'poem' }), '/')).rejects.toMatchObject({
    init: { status: 405 },
  });
});
