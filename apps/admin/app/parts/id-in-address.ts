import { data, type Params } from 'react-router';

/** The number in the address of a page; anything else is nothing. */
export function idInAddress({ id = '' }: Params): number {
  if (!/^\d{1,9}$/.test(id)) throw data('not-found', { status: 404 });
  return Number(id);
}

/** Behind which row a list goes on. */
export function beforeIn({ searchParams }: URL): number | null {
  const before = /^\d{1,9}$/.exec(searchParams.get('before') ?? '')?.[0];
  return before === undefined ? null : Number(before);
}

/** What is looked for in a list. */
export function textIn({ searchParams }: URL, most = 100): string {
  return (searchParams.get('q') ?? '').trim().slice(0, most);
}
