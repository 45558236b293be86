import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { ShopRequest } from '../shop-context.ts';
import { loadCurrencies } from './load-menu.ts';

const logged: string[] = [];

function shopThat(locale: 'en' | 'da-DK', answer: () => unknown): ShopRequest {
  const query = async () => ({ data: answer(), errors: [] });
  const log = { error: (_: object, message: string) => void logged.push(message) };
  return { market: markets[locale], commerce: { query }, log } as unknown as ShopRequest;
}

test('currency data are exchange rates, the base and the available currencies', async () => {
  const currency = {
    base_currency_code: 'EUR',
    available_currency_codes: ['EUR', 'GBP', null],
    exchange_rates: [{ currency_to: 'GBP', rate: 0.86 }, { currency_to: null, rate: 1 }, null],
  };
  expect(await loadCurrencies(shopThat('en', () => ({ currency })))).toEqual({
    base: 'EUR',
    available: ['EUR', 'GBP'],
    rates: { GBP: 0.86 },
  });
});

test('a shop that cannot ask does without', async () => {
  expect(await loadCurrencies(shopThat('da-DK', () => null))).toBeNull();
  expect(logged).toEqual(['The currencies could not be loaded']);
});
