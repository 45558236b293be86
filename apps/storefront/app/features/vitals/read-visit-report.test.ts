import { expect, test } from 'vitest';
import { readVisitReport } from './read-visit-report.ts';
import { visitedPageOf } from './visited-page.ts';

const told = { build: 'abc123', page: 'HOME', device: 'MOBILE', browser: 'SAFARI', vitals: [], errors: [] };

function sent(report: unknown): FormData {
  const form = new FormData();
  form.set('report', typeof report === 'string' ? report : JSON.stringify(report));
  return form;
}

test('what a page told is read, and what cannot be believed is left out', () => {
  const vitals = [
    { name: 'LCP', value: 1200.5, element: `main>${'x'.repeat(300)}` },
    { name: 'LCP', value: -1 },
    { name: '__proto__', value: 1 },
    { name: 'CLS', value: '1' },
    null,
  ];
  expect(readVisitReport(sent({ ...told, vitals, errors: ['x'.repeat(900), 7] }))).toEqual({
    ...told,
    vitals: [{ name: 'LCP', value: 1200.5, element: `main>${'x'.repeat(195)}` }],
    errors: ['x'.repeat(500)],
  });
});

test.for([undefined, 'NETSCAPE', 7])('a browser called %j is one of the others', (browser) => {
  expect(readVisitReport(sent({ ...told, browser }))?.browser).toBe('OTHER');
});

test.for([
  '',
  '[',
  '7',
  'null',
  { ...told, build: '<b>' },
  { ...told, page: 'PALACE' },
  { ...told, errors: Array(100).fill('x'.repeat(200)) },
])('%j is no report', (report) => {
  expect(readVisitReport(sent(report))).toBeUndefined();
});

test.for([
  ['home__de-DE', undefined, 'HOME'],
  ['catch-all__en', 'product', 'PRODUCT'],
  ['catch-all__en', 'document', 'CONTENT'],
  ['checkout-cart-path__en', undefined, 'CART'],
  ['checkout-payment__en', undefined, 'CHECKOUT'],
  ['customer-orders__pl-PL', undefined, 'ACCOUNT'],
  ['content-returns__en', undefined, 'CONTENT'],
  ['compare__en', undefined, 'OTHER'],
] as const)('the route %s with the screen %s is a page of the kind %s', ([route, screen, page]) => {
  expect(visitedPageOf(route, screen)).toBe(page);
});
