import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { CutListQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PrintButton } from '../../parts/PrintButton.tsx';
import { chosenOrders } from './chosen-orders.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { cutList } = await client.ask(CutListQuery, { numbers: chosenOrders(url) });
  return { pools: cutList.filter((pool) => pool !== null) };
}

export default function CutList() {
  const t = useTranslate();
  const { metres } = useFormats();
  const { pools } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('orders.cuts.title')} actions={<PrintButton />} />
      {pools.length === 0 && <EmptyState title={t('orders.cuts.none')} />}
      <div className="grid gap-5">
        {pools.map(({ poolKey, begunCm, cuts }) => (
          <Panel
            key={poolKey}
            title={`${poolKey} · ${t('orders.cuts.begun', { length: metres(begunCm / 100) })}`}
            isFlush
          >
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col" className="w-8" />
                  <th scope="col">{t('orders.cuts.spool')}</th>
                  <th scope="col" className="amount">
                    {t('orders.cuts.length')}
                  </th>
                  <th scope="col">{t('orders.number')}</th>
                  <th scope="col">{t('orders.article')}</th>
                  <th scope="col" className="amount">
                    {t('orders.cuts.left')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {cuts
                  .filter((cut) => cut !== null)
                  .map((cut) => (
                    <tr key={`${cut.spool} ${cut.leftCm} ${cut.orderNumber}`}>
                      <td>☐</td>
                      <td>
                        {cut.spool === 0
                          ? t('orders.cuts.first')
                          : t('orders.cuts.new', { number: cut.spool })}
                      </td>
                      <td className="amount font-semibold">{metres(cut.lengthCm / 100)}</td>
                      <td>{cut.orderNumber}</td>
                      <td>{cut.name}</td>
                      <td className="amount text-text-muted">{metres(cut.leftCm / 100)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Panel>
        ))}
      </div>
    </>
  );
}
