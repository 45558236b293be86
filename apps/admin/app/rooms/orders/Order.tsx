import { Button, Link, Notice } from '@bowline/ui/components';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { DeskOrderQuery, type DeskOrderQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LetterState } from '../mailbox/LetterState.tsx';
import { AddressChange } from './AddressChange.tsx';
import { changeOrder } from './change-order.ts';
import type { PlainMove } from './order-forms.ts';
import { CancelPanel, NotePanel, RefundPanel, ShipPanel } from './ShipPanel.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { order } = await deskOf(args).client.ask(DeskOrderQuery, { number: args.params.number ?? '' });
  if (!order) throw data('not-found', { status: 404 });
  return { ...order, refundKey: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  return changeOrder(deskOf(args), args.params.number ?? '', await formDataOf(args.request));
}

export type ShownOrder = NonNullable<DeskOrderQueryResult['order']>;

export default function Order() {
  const order = useLoaderData<typeof loader>();
  const t = useTranslate();
  const may = useMay();
  const { exactMoment } = useFormats();
  const isOpen = order.lines.some((line) => (line?.leftToShipHundredths ?? 0) > 0);
  return (
    <>
      <PageHeader
        title={t('orders.one', { number: order.number })}
        beside={
          <>
            <StatusBadge status={order.status} />
            <span className="text-sm text-text-muted">{exactMoment(order.placedAt)}</span>
          </>
        }
        actions={<Moves order={order} isOpen={isOpen} />}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          {order.remarks && (
            <Notice still title={t('orders.remarks')}>
              {order.remarks}
            </Notice>
          )}
          <Lines order={order} />
          {may('shipOrder') && order.moves.includes('complete') && isOpen && <ShipPanel order={order} />}
          {may('refundOrder') && order.moves.includes('closed') && order.creditableMinor > 0 && (
            <RefundPanel order={order} />
          )}
          {may('cancelOrder') && order.moves.includes('canceled') && <CancelPanel order={order} />}
          <Timeline order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <Buyer order={order} />
          <Papers order={order} />
          {may('letters') && order.letters.length > 0 && <Letters order={order} />}
          {may('noteOnOrder') && <NotePanel />}
        </div>
      </div>
    </>
  );
}

function Moves({ order, isOpen }: { readonly order: ShownOrder; readonly isOpen: boolean }) {
  const t = useTranslate();
  const may = useMay();
  const isUnderWay = order.shipments.some((shipment) => shipment && shipment.deliveredAt === null);
  const offered: readonly (readonly [PlainMove, boolean])[] = [
    ['hold', may('holdOrder') && order.moves.includes('holded')],
    ['release', may('releaseOrder') && order.status === 'holded'],
    ['receiveMoney', may('receiveMoney') && order.status === 'pending_payment'],
    ['deliver', may('deliverOrder') && isUnderWay],
  ];
  return (
    <>
      {isOpen && may('ordersToPack') && (
        <Link href={`/orders/slips?order=${order.number}`} className="text-link-style self-center text-sm">
          {t('orders.slips.title')}
        </Link>
      )}
      {offered.map(
        ([move, isPossible]) =>
          isPossible && (
            <Form key={move} method="post">
              <input type="hidden" name="intent" value={move} />
              <Button type="submit" size="sm">
                {t(`orders.moves.${move}`)}
              </Button>
            </Form>
          ),
      )}
    </>
  );
}

function Lines({ order }: { readonly order: ShownOrder }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  return (
    <Panel title={t('orders.lines')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('orders.article')}</th>
            <th scope="col" className="amount">
              {t('orders.ordered')}
            </th>
            <th scope="col" className="amount max-sm:hidden">
              {t('orders.shipped')}
            </th>
            <th scope="col" className="amount max-sm:hidden">
              {t('orders.canceled')}
            </th>
            <th scope="col" className="amount max-sm:hidden">
              {t('orders.refunded')}
            </th>
            <th scope="col" className="amount">
              {t('orders.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines
            .filter((line) => line !== null)
            .map((line) => (
              <tr key={line.line}>
                <td>
                  {line.name} <span className="text-text-muted">{line.options}</span>
                  <span className="block text-xs text-text-muted">{line.sku}</span>
                </td>
                <td className="amount">{number(line.quantityHundredths / 100)}</td>
                <td className="amount max-sm:hidden">{number(line.shippedHundredths / 100)}</td>
                <td className="amount max-sm:hidden">{number(line.canceledHundredths / 100)}</td>
                <td className="amount max-sm:hidden">{number(line.creditedHundredths / 100)}</td>
                <td className="amount">{money(line.totalMinor, order.currency)}</td>
              </tr>
            ))}
          <tr>
            <td colSpan={2}>{t('orders.shipping')}</td>
            <td colSpan={3} className="max-sm:hidden" />
            <td className="amount">{money(order.shippingMinor, order.currency)}</td>
          </tr>
          <tr className="font-semibold">
            <td colSpan={2}>{t('orders.total')}</td>
            <td colSpan={3} className="max-sm:hidden" />
            <td className="amount">{money(order.totalMinor, order.currency)}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function Buyer({ order }: { readonly order: ShownOrder }) {
  const t = useTranslate();
  const may = useMay();
  const addresses = [
    ['orders.shippingAddress', order.shippingAddress],
    ['orders.billingAddress', order.billingAddress],
  ] as const;
  return (
    <Panel title={t('orders.buyer')}>
      <div className="grid gap-3 text-sm">
        {order.isErased && <Notice still>{t('orders.erased')}</Notice>}
        <p>
          <a href={`mailto:${order.email}`} className="text-link-style">
            {order.email}
          </a>
          {order.phone && <span className="block">{order.phone}</span>}
        </p>
        {addresses.map(([name, lines]) => (
          <div key={name}>
            <h3 className="text-text-muted">{t(name)}</h3>
            <address className="not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
        ))}
        {order.delivery && may('changeDeliveryAddress') && <AddressChange delivery={order.delivery} />}
        {(order.carrierName || order.pickupPoint) && (
          <p>
            {order.carrierName} {order.pickupPoint}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Papers({ order }: { readonly order: ShownOrder }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { money, moment } = useFormats();
  return (
    <Panel title={t('orders.papers')}>
      <ul className="grid gap-2 text-sm">
        {order.payments
          .filter((payment) => payment !== null)
          .map((payment) => (
            <li key={payment.id} className="flex justify-between gap-3">
              <span>
                {payment.method} · {wordsOf('orders.payments', payment.state)}
              </span>
              <span className="numbers">{money(payment.amountMinor, order.currency)}</span>
            </li>
          ))}
        {order.documents
          .filter((document) => document !== null)
          .map((document) => (
            <li key={document.number} className="flex justify-between gap-3">
              <a
                href={`/bowline-admin/orders/${order.number}/documents/${document.number}`}
                className="text-link-style"
              >
                {document.number}
              </a>
              <span className="numbers">{money(document.totalMinor, order.currency)}</span>
            </li>
          ))}
        {order.shipments
          .filter((shipment) => shipment !== null)
          .map((shipment) => (
            <li key={shipment.id} className="flex justify-between gap-3">
              <span>
                {shipment.carrier} {shipment.trackingNumber}
              </span>
              <span className="text-text-muted">{moment(shipment.shippedAt)}</span>
            </li>
          ))}
        {order.returns
          .filter((record) => record !== null)
          .map((record) => (
            <li key={record.number} className="flex justify-between gap-3">
              <Link href={`/returns/${record.number}`} className="text-link-style">
                {record.number}
              </Link>
              <span className="text-text-muted">{moment(record.statedAt)}</span>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function Letters({ order }: { readonly order: ShownOrder }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Panel title={t('mailbox.title')}>
      <ul className="grid gap-2 text-sm">
        {order.letters
          .filter((letter) => letter !== null)
          .map((letter) => (
            <li key={letter.id} className="grid gap-0.5">
              <span className="flex items-start justify-between gap-3">
                <Link href={`/mailbox/${letter.id}`} className="text-link-style">
                  {letter.subject}
                </Link>
                <LetterState letter={letter} />
              </span>
              <span className="text-text-muted">
                {letter.to} · {moment(letter.postedAt)}
              </span>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function Timeline({ order }: { readonly order: ShownOrder }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { exactMoment } = useFormats();
  return (
    <Panel title={t('orders.timeline')}>
      <ol className="grid gap-3 text-sm">
        {order.timeline
          .filter((event) => event !== null)
          .map((event) => (
            <li
              key={`${event.at} ${event.kind} ${event.text}`}
              className="grid gap-0.5 sm:grid-cols-[12rem_1fr]"
            >
              <time dateTime={event.at} className="text-text-muted">
                {exactMoment(event.at)}
              </time>
              <span>
                <strong className="font-medium">{wordsOf('orders.events', event.kind)}</strong>
                {event.text && <span className="block whitespace-pre-line">{event.text}</span>}
                {event.by && <span className="text-text-muted"> · {wordsOf('orders.by', event.by)}</span>}
              </span>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
