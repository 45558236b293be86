import { shop } from '@bowline/markets';
import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { OrdersToPackQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { PrintButton } from '../../parts/PrintButton.tsx';
import { chosenOrders } from './chosen-orders.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { ordersToPack } = await client.ask(OrdersToPackQuery, { numbers: chosenOrders(url) });
  return { orders: ordersToPack.filter((order) => order !== null) };
}

export default function PackingSlips() {
  const t = useTranslate();
  const { orders } = useLoaderData<typeof loader>();
  const { day, number } = useFormats();
  return (
    <>
      <div className="no-print">
        <PageHeader title={t('orders.slips.title')} actions={<PrintButton />} />
      </div>
      {orders.length === 0 && <EmptyState title={t('orders.slips.none')} />}
      <div className="grid gap-6">
        {orders.map((order) => (
          <article key={order.number} className="print-page rounded-lg border border-border bg-surface p-6">
            <div className="mb-4 flex flex-wrap justify-between gap-4">
              <div>
                <h2 className="text-lg font-semibold">{t('orders.slips.of', { number: order.number })}</h2>
                <p className="text-text-muted">
                  {shop.brand} · {day(order.placedAt.slice(0, 10))} · {order.carrierName}
                </p>
              </div>
              <address className="not-italic">
                {order.shippingAddress.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {order.pickupPoint && <strong className="block">{order.pickupPoint}</strong>}
              </address>
            </div>
            <table className="desk-table">
              <tbody>
                {order.lines
                  .filter((line) => line !== null)
                  .filter(({ leftToShipHundredths }) => leftToShipHundredths > 0)
                  .map((line) => (
                    <tr key={line.line}>
                      <td className="w-8">☐</td>
                      <td className="amount w-16 font-semibold">
                        {number(line.leftToShipHundredths / 100)} ×
                      </td>
                      <td>
                        {line.name} <span className="text-text-muted">{line.options}</span>
                      </td>
                      <td>{line.sku}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
            {order.remarks && <p className="mt-4 border-s-4 border-border ps-3">{order.remarks}</p>}
          </article>
        ))}
      </div>
    </>
  );
}
