import { markets } from '@bowline/markets';
import type { FormAnswer } from '@bowline/ui/forms';
import { expect, test } from 'vitest';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { trapName } from './contact-forms.ts';
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
    return { answer: data as FormAnswer, status: init?.status };
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
    { field: 'email', code: 'email' },
    { field: 'telephone', code: 'tooShort' },
    { field: 'message', code: 'required' },
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
  const problems = [{ field: 'DAY', code: 'TOO_FAR_AHEAD', most: 180 }];
  const { shop, asked } = shopThat(async () => ({
    data: { requestAppointment: { status: false, problems } },
    errors: [],
  }));
  const wish = { ...typed, intent: 'appointment', day: '2099-01-04', persons: '2', partOfDay: 'AFTERNOON' };
  const { answer } = await send(shop, wish);
  expect(answer?.problems).toEqual([{ field: 'day', code: 'tooFarAhead', most: 180 }]);
  expect(asked).toMatchObject([{ input: { day: '2099-01-04', persons: 2, part_of_day: 'AFTERNOON' } }]);
});

test('what is no choice and no number is told before anybody is asked', async () => {
  const { shop, asked } = accepted();
  const wish = { ...typed, intent: 'appointment', day: '2099-02-30', persons: 'many', partOfDay: 'NIGHT' };
  const { answer } = await send(shop, wish);
  expect(answer?.problems).toEqual([
    { field: 'day', code: 'notValid' },
    { field: 'partOfDay', code: 'notValid' },
    { field: 'persons', code: 'outOfRange', most: 8 },
  ]);
  expect(asked).toEqual([]);
});

test('an unknown form is refused', async () => {
  await expect(sendContactForm(accepted().shop, formOf({ intent: 'poem' }), '/')).rejects.toMatchObject({
    init: { status: 405 },
  });
});
