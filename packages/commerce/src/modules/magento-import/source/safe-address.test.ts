import { expect, test } from 'vitest';
import { lookupPublic, sourceAddress } from './safe-address.ts';

test.each([
  'http://magento.example',
  'https://127.0.0.1',
  'https://10.1.2.3/shop',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://192.168.178.1',
  'https://169.254.169.254/latest',
  'https://2130706433/',
  'https://somebody:secret@magento.example',
  'https://magento.example/?a=b',
  'ftp://magento.example',
  'magento.example',
])('rule 8: %s is no source', (typed) => {
  expect(sourceAddress(typed, false)).toBeNull();
});

test('rule 8: https is one, and where it is allowed one of the own network', () => {
  expect(sourceAddress(' https://magento.example/shop/ ', false)).toBe('https://magento.example/shop');
  expect(sourceAddress('http://127.0.0.1:8080', true)).toBe('http://127.0.0.1:8080');
});

test('rule 8: a name that leads to an own network is not connected to', async () => {
  const outcome = await new Promise((resolve) => {
    lookupPublic('localhost', {}, (error) => resolve(error?.message));
  });
  expect(outcome).toBe('source-address-not-allowed');
});
