import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { FindOrdersQuery } from '../../generated/operations.ts';

/** For the palette: where each order that fits is, and whose it is. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = (url.searchParams.get('q') ?? '').slice(0, 100);
  const { findOrders } = await client.ask(FindOrdersQuery, { text });
  return {
    entries: findOrders
      .filter((order) => order !== null)
      .map(({ number, name, email }) => ({
        path: `/orders/${number}`,
        label: number,
        hint: [name, email].filter(Boolean).join(' · '),
      })),
  };
}
