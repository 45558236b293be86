import { Badge, Button, Link, TextAreaField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  CustomerQuery,
  NoteOnCustomerMutation,
  SetCustomerGroupMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { StatusBadge } from '../orders/StatusBadge.tsx';

const noteForm = describeForm('note', {
  text: fields.lines({ label: 'customers.note', most: 2_000, rows: 2 }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { customer, customerGroups } = await deskOf(args).client.ask(CustomerQuery, {
    id: idInAddress(args.params),
  });
  if (!customer) throw data('not-found', { status: 404 });
  return { customer, groups: customerGroups.filter((group) => group !== null && group.id > 0) };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const id = idInAddress(args.params);
  const sent = await formDataOf(args.request);
  if (sent.get('intent') === 'group') {
    const groupId = Number(/^\d{1,6}$/.exec(String(sent.get('group')))?.[0] ?? 0);
    return settle(await client.change(SetCustomerGroupMutation, { id, groupId }), `/customers/${id}`);
  }
  if (sent.get('intent') !== noteForm.name) throw unknownForm();
  const { values, problems, refuse } = receive(noteForm, sent);
  if (problems.length > 0) return refuse({ problems });
  return settle(await client.change(NoteOnCustomerMutation, { id, text: values.text }), `/customers/${id}`);
}

export default function Customer() {
  const t = useTranslate();
  const { date } = useFormats();
  const { customer } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={customer.name}
        beside={
          <span className="text-sm text-text-muted">
            {t('customers.sinceDay', { day: date(customer.createdAt.slice(0, 10)) })}
          </span>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <RefusalNotice />
          <Orders />
          <PastOrders />
          <Notes />
        </div>
        <div className="grid min-w-0 gap-5">
          <Facts />
          <Addresses />
        </div>
      </div>
    </>
  );
}

/** Of the shop that this one follows: to look up, and nothing else. */
function PastOrders() {
  const t = useTranslate();
  const { date, money } = useFormats();
  const { customer } = useLoaderData<typeof loader>();
  const orders = customer.pastOrders.filter((order) => order !== null);
  if (orders.length === 0) return null;
  return (
    <Panel title={t('customers.pastOrders')} isFlush>
      <table className="desk-table">
        <tbody>
          {orders.map((order) => (
            <tr key={`${order.number} ${order.placedAt}`}>
              <td>{order.number}</td>
              <td>{date(order.placedAt.slice(0, 10))}</td>
              <td>{t(`orders.states.${order.status as 'complete'}`)}</td>
              <td>{order.products.join(', ')}</td>
              <td className="amount">{money(order.totalMinor, order.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Facts() {
  const t = useTranslate();
  const may = useMay();
  const { customer, groups } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('customers.account')}>
      <div className="grid gap-3 text-sm">
        <p>
          <a href={`mailto:${customer.email}`} className="text-link-style">
            {customer.email}
          </a>{' '}
          {!customer.isConfirmed && <Badge tone="warning">{t('customers.unconfirmed')}</Badge>}
          <span className="block text-text-muted">{customer.storeCode}</span>
        </p>
        {customer.company && (
          <p>
            {customer.company} <span className="text-text-muted">{customer.taxNumber}</span>
          </p>
        )}
        <Form method="post" className="flex items-end gap-2">
          <input type="hidden" name="intent" value="group" />
          <label className="grid flex-1 gap-1">
            {t('customers.group')}
            <select
              name="group"
              key={customer.groupId}
              defaultValue={customer.groupId}
              disabled={!may('setCustomerGroup')}
              className="control h-9"
            >
              {groups.map(
                (group) =>
                  group && (
                    <option key={group.id} value={group.id}>
                      {group.name}
                    </option>
                  ),
              )}
            </select>
          </label>
          {may('setCustomerGroup') && (
            <Button type="submit" size="sm">
              {t('shell.save')}
            </Button>
          )}
        </Form>
      </div>
    </Panel>
  );
}

function Addresses() {
  const t = useTranslate();
  const { customer } = useLoaderData<typeof loader>();
  const addresses = customer.addresses.filter((address) => address !== null);
  if (addresses.length === 0) return null;
  return (
    <Panel title={t('customers.addresses')}>
      <div className="grid gap-3 text-sm sm:grid-cols-2">
        {addresses.map(({ lines }) => (
          <address key={lines.join('\n')} className="whitespace-pre-line not-italic">
            {lines.join('\n')}
          </address>
        ))}
      </div>
    </Panel>
  );
}

function Orders() {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { customer } = useLoaderData<typeof loader>();
  const orders = customer.orders.filter((order) => order !== null);
  return (
    <Panel title={t('orders.title')} isFlush>
      <table className="desk-table">
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Link href={`/orders/${order.number}`} className="text-link-style">
                  {order.number}
                </Link>
              </td>
              <td>{moment(order.placedAt)}</td>
              <td>
                <StatusBadge status={order.status} />
              </td>
              <td className="amount">{money(order.totalMinor, order.currency)}</td>
            </tr>
          ))}
          {orders.length === 0 && (
            <tr>
              <td className="text-text-muted">{t('customers.noOrders')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
}

function Notes() {
  const t = useTranslate();
  const may = useMay();
  const { exactMoment } = useFormats();
  const { customer } = useLoaderData<typeof loader>();
  const form = useDeskForm(noteForm);
  return (
    <Panel title={t('customers.notes')}>
      <div className="grid gap-4 text-sm">
        {may('noteOnCustomer') && (
          <DeskForm form={form} className="grid gap-3" key={customer.notes.length}>
            <TextAreaField {...form.field('text')} />
            <SubmitButton form={form} variant="secondary" size="sm">
              {t('customers.writeDown')}
            </SubmitButton>
          </DeskForm>
        )}
        <ul className="grid gap-3">
          {customer.notes.map(
            (note) =>
              note && (
                <li key={note.id}>
                  <span className="whitespace-pre-line">{note.text}</span>
                  <span className="block text-text-muted">
                    {note.by} · {exactMoment(note.at)}
                  </span>
                </li>
              ),
          )}
        </ul>
      </div>
    </Panel>
  );
}
