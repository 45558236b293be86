import * as operations from '@bowline/admin/operations';
import { shop } from '@bowline/markets';
import type { Operation } from '../measure/graphql-question.ts';
import { inTurn, type Question } from '../measure/questions.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import type { DeskSamples } from './samples.ts';

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

/** Every list, search and detail of the desk that grows with orders, customers or goods. */
export function deskCases(token: string, samples: DeskSamples): BenchCase[] {
  const asked = <Variables extends object>(
    name: string,
    operation: Operation<Variables>,
    ...variables: readonly NoInfer<Variables>[]
  ): BenchCase => ({ name, next: inTurn(variables.map((given) => deskQuestion(token, operation, given))) });
  const { orders, customers, products, words, variants, pools, categories, attributes, letters } = samples;
  const { middleOrder, middleProduct } = samples;
  const period = { from: days(90), to: days(0) };
  const numbered = (numbers: readonly number[], text: (number: number) => string) =>
    numbers.map((number) => ({ text: text(number) }));
  const turns = Array.from({ length: 40 }, (_, turn) => turn * 7_001);
  return [
    asked('orders: latest', operations.OrdersQuery, {}),
    asked('orders: a page in the middle', operations.OrdersQuery, { before: middleOrder }),
    asked('orders: to pack', operations.OrdersQuery, { status: 'processing' }),
    asked('orders: on hold', operations.OrdersQuery, { status: 'holded' }),
    asked('orders: canceled, in the middle', operations.OrdersQuery, {
      status: 'canceled',
      before: middleOrder,
    }),
    asked('orders: payment failed', operations.OrdersQuery, { trouble: 'payment-failed' }),
    asked('orders: refund refused', operations.OrdersQuery, { trouble: 'refund-refused' }),
    asked(
      'orders: by address',
      operations.OrdersQuery,
      ...numbered(turns, (turn) => `buyer-${turn}@example.com`),
    ),
    asked('orders: by name', operations.OrdersQuery, ...numbered(turns, (turn) => `last${turn % 20_011}`)),
    asked(
      'orders: by first name',
      operations.OrdersQuery,
      ...numbered(turns, (turn) => `first${turn % 997}`),
    ),
    asked(
      'orders: by postcode',
      operations.OrdersQuery,
      ...numbered(turns, (turn) => `${(turn % 9_000) + 1_000}ab`),
    ),
    asked(
      'orders: by the beginning of a name',
      operations.OrdersQuery,
      ...numbered(turns, (turn) => `la ${turn % 9}`),
    ),
    asked('orders: by sku', operations.OrdersQuery, ...variants.map((text) => ({ text }))),
    asked('orders: nothing found', operations.OrdersQuery, ...numbered(turns, (turn) => `nobody${turn}`)),
    asked(
      'orders: a name, to pack',
      operations.OrdersQuery,
      ...turns.map((turn) => ({ text: `first${turn % 997}`, status: 'processing' })),
    ),
    asked(
      'orders: while typing',
      operations.FindOrdersQuery,
      ...numbered(turns, (turn) => `last${turn % 100}`),
    ),
    asked('order', operations.DeskOrderQuery, ...orders.map((number) => ({ number }))),
    asked('orders to pack, twenty', operations.OrdersToPackQuery, { numbers: orders.slice(0, 20) }),
    asked('cut list of twenty', operations.CutListQuery, { numbers: orders.slice(0, 20) }),
    asked('customers: latest', operations.CustomersQuery, {}),
    asked('customers: by address', operations.CustomersQuery, ...numbered(turns, (turn) => `crowd-${turn}`)),
    asked('customers: by name', operations.CustomersQuery, { text: 'customer' }),
    asked(
      'customers: nothing found',
      operations.CustomersQuery,
      ...numbered(turns, (turn) => `nobody${turn}`),
    ),
    asked('customer', operations.CustomerQuery, ...customers.map((id) => ({ id }))),
    asked('products: latest', operations.ProductsQuery, {}),
    asked('products: a page in the middle', operations.ProductsQuery, { before: middleProduct }),
    asked('products: by word', operations.ProductsQuery, ...words.map((text) => ({ text }))),
    asked('products: by sku', operations.ProductsQuery, ...variants.map((text) => ({ text }))),
    asked('products: nothing found', operations.ProductsQuery, { text: 'xyzzy' }),
    ...['in-stock', 'out-of-stock', 'low', 'unpublished', 'reduced', 'missing', 'outdated'].map((filter) =>
      asked(`products: ${filter}`, operations.ProductsQuery, { filter }),
    ),
    asked('product', operations.DeskProductQuery, ...products.map((sku) => ({ sku }))),
    asked('prices of a product', operations.PricesQuery, ...products.map((sku) => ({ sku }))),
    asked('prices in markets', operations.MarketPricesQuery, ...variants.map((sku) => ({ sku }))),
    asked('prices of forty', operations.PricesOfQuery, { skus: [...products] }),
    asked('relations of a product', operations.ProductRelationsQuery, ...products.map((sku) => ({ sku }))),
    asked('stock: all', operations.StockPoolsQuery, {}),
    asked('stock: a page in the middle', operations.StockPoolsQuery, ...pools.map((after) => ({ after }))),
    asked('stock: empty', operations.StockPoolsQuery, { filter: 'empty' }),
    asked('stock: low', operations.StockPoolsQuery, { filter: 'low' }),
    asked('stock: by sku', operations.StockPoolsQuery, ...variants.map((text) => ({ text }))),
    asked('stock pool', operations.StockPoolQuery, ...pools.map((key) => ({ key }))),
    asked('categories', operations.CategoriesQuery, {}),
    asked('category', operations.DeskCategoryQuery, ...categories.map((id) => ({ id, after: 0 }))),
    asked('attributes', operations.AttributesQuery, {}),
    asked('attribute', operations.DeskAttributeQuery, ...attributes.map((id) => ({ id }))),
    asked('letters: latest', operations.LettersQuery, {}),
    asked('letters: failed', operations.LettersQuery, { isFailed: true }),
    asked(
      'letters: by address',
      operations.LettersQuery,
      ...numbered(turns, (turn) => `buyer-${turn}@example.com`),
    ),
    asked('letters: nothing found', operations.LettersQuery, { text: 'nobody@example.org' }),
    asked('letter', operations.LetterQuery, ...letters.map((id) => ({ id }))),
    asked('returns: waiting', operations.ReturnsQuery, { isWaiting: true }),
    asked('returns: all', operations.ReturnsQuery, { isWaiting: false }),
    asked('reviews', operations.ReviewsToModerateQuery, { which: 'pending' }),
    asked('coupons', operations.CouponsQuery, {}),
    asked('gift cards', operations.GiftCardsQuery, {}),
    asked('today', operations.TodayQuery, {}),
    asked('log', operations.AuditLogQuery, {}),
    asked('report: sales', operations.SalesReportQuery, period),
    asked('report: sellers', operations.SellersReportQuery, { ...period, which: 'best' }),
    asked('report: margin', operations.MarginReportQuery, period),
    asked('report: VAT', operations.VatReportQuery, period),
    asked('report: stock', operations.StockValueReportQuery, {}),
    asked('report: cohorts', operations.CohortsReportQuery, {}),
  ];
}

/** What the desk itself asks. */
export function deskQuestion<Variables extends object>(
  token: string,
  { text }: Operation<Variables>,
  variables: Variables,
): Question {
  return {
    path: `${shop.adminPrefix}/graphql`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
    fault: (body) => {
      const { errors } = JSON.parse(body.toString()) as { errors?: readonly { readonly message: string }[] };
      return errors?.map(({ message }) => message).join('; ');
    },
  };
}
