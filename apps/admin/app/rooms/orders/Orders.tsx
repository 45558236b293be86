import { Button, ButtonLink, EmptyState, Link, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { OrdersQuery, RemoveViewMutation, SaveViewMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export const statuses = [
  'processing',
  'pending_payment',
  'holded',
  'complete',
  'closed',
  'canceled',
] as const;
const troubles = ['payment-failed', 'refund-refused'] as const;
const longestText = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longestText);
  const status = statuses.find((known) => known === url.searchParams.get('status')) ?? '';
  const trouble = troubles.find((known) => known === url.searchParams.get('trouble')) ?? null;
  const before = /^\d{1,9}$/.exec(url.searchParams.get('before') ?? '')?.[0];
  const { orders, savedViews } = await client.ask(OrdersQuery, {
    text: text || null,
    status: status || null,
    trouble,
    before: before ? Number(before) : null,
  });
  return {
    text,
    status,
    trouble,
    hasMore: orders.hasMore,
    orders: orders.orders.filter((order) => order !== null),
    views: savedViews.filter((view) => view !== null),
  };
}

/** Filters that somebody keeps, or throws away. */
export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const query = String(sent.get('query') ?? '').slice(0, 1_000);
  const remove = Number(sent.get('remove'));
  if (remove > 0) await client.change(RemoveViewMutation, { id: remove });
  else await client.change(SaveViewMutation, { room: 'orders', name: String(sent.get('name') ?? ''), query });
  throw redirect(`/orders?${new URLSearchParams(query)}`, 303);
}

export default function Orders() {
  const t = useTranslate();
  const may = useMay();
  const { trouble } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        actions={
          may('shipOrders') && (
            <ButtonLink href="/orders/carrier" size="sm">
              {t('orders.carrier.title')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {trouble && (
          <Notice tone="warning">
            {t(`orders.troubles.${trouble}`)}{' '}
            <Link href="/orders" className="text-link-style">
              {t('orders.allOrders')}
            </Link>
          </Notice>
        )}
        <Filters />
        <SavedViews />
        <OrderTable />
      </div>
    </>
  );
}

function Filters() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { text, status } = useLoaderData<typeof loader>();
  return (
    <ListSearch label={t('orders.search')} text={text} most={longestText}>
      <FilterSelect
        name="status"
        label={t('orders.status')}
        value={status}
        all={t('orders.allStates')}
        values={statuses}
        wordsFor={(each) => wordsOf('orders.states', each)}
      />
    </ListSearch>
  );
}

function SavedViews() {
  const t = useTranslate();
  const { views, text, status } = useLoaderData<typeof loader>();
  const query = new URLSearchParams([
    ...(text ? [['q', text]] : []),
    ...(status ? [['status', status]] : []),
  ] as [string, string][]).toString();
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {views.map((view) => (
        <span
          key={view.id}
          className="inline-flex items-center rounded-full bg-primary-soft text-on-primary-soft"
        >
          <Link href={`/orders?${view.query}`} className="py-1 ps-3">
            {view.name}
          </Link>
          <Form method="post">
            <input type="hidden" name="query" value={query} />
            <Button
              type="submit"
              name="remove"
              value={view.id}
              size="sm"
              variant="quiet"
              icon="close"
              iconOnly
            >
              {t('orders.views.remove', { name: view.name })}
            </Button>
          </Form>
        </span>
      ))}
      {query !== '' && (
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="query" value={query} />
          <label>
            <span className="sr-only">{t('orders.views.name')}</span>
            <input
              name="name"
              required
              maxLength={60}
              placeholder={t('orders.views.name')}
              className="control h-9"
            />
          </label>
          <Button type="submit" size="sm">
            {t('orders.views.save')}
          </Button>
        </Form>
      )}
    </div>
  );
}

function OrderTable() {
  const t = useTranslate();
  const may = useMay();
  const [search] = useSearchParams();
  const { money, moment } = useFormats();
  const { orders, hasMore } = useLoaderData<typeof loader>();
  const last = orders.at(-1);
  const older = new URLSearchParams(search);
  if (last) older.set('before', String(last.id));
  if (orders.length === 0) return <EmptyState title={t('orders.none')} />;
  return (
    <Form className="grid gap-3">
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('orders.choose')}</span>
              </th>
              <th scope="col">{t('orders.number')}</th>
              <th scope="col">{t('orders.placed')}</th>
              <th scope="col">{t('orders.buyer')}</th>
              <th scope="col" className="max-sm:hidden">
                {t('orders.country')}
              </th>
              <th scope="col">{t('orders.status')}</th>
              <th scope="col" className="amount">
                {t('orders.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  <input
                    type="checkbox"
                    name="order"
                    value={order.number}
                    aria-label={t('orders.chooseOne', { number: order.number })}
                    className="size-5"
                  />
                </td>
                <td>
                  <Link href={`/orders/${order.number}`} className="text-link-style whitespace-nowrap">
                    {order.number}
                  </Link>
                </td>
                <td className="whitespace-nowrap">{moment(order.placedAt)}</td>
                <td className="min-w-32 wrap-normal">
                  {order.name} <span className="text-text-muted max-sm:hidden">{order.email}</span>
                </td>
                <td className="max-sm:hidden">{order.country}</td>
                <td>
                  <StatusBadge status={order.status} />
                </td>
                <td className="amount">{money(order.totalMinor, order.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <div className="flex flex-wrap gap-2">
        {may('ordersToPack') && (
          <>
            <Button type="submit" size="sm" formAction="/bowline-admin/orders/slips">
              {t('orders.slips.title')}
            </Button>
            <Button type="submit" size="sm" formAction="/bowline-admin/orders/cut-list">
              {t('orders.cuts.title')}
            </Button>
          </>
        )}
        {hasMore && (
          <ButtonLink href={`/orders?${older}`} size="sm" className="ms-auto">
            {t('orders.older')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
