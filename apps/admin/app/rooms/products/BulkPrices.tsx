import { Badge, Button, EmptyState, Notice, TextField } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { ChangePricesMutation, PricesOfQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { changedBy, readPercent } from './bulk-prices.ts';

const mostChosen = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const skus = url.searchParams.getAll('sku').slice(0, mostChosen);
  const percent = readPercent(url.searchParams.get('percent') ?? '');
  const { pricesOf } = skus.length > 0 ? await client.ask(PricesOfQuery, { skus }) : { pricesOf: [] };
  return { skus, percent, prices: pricesOf.filter((price) => price !== null) };
}

/** What was shown is what is set; what was before comes back with the answer, for whoever wants it back. */
export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const rows = sent.getAll('price').map((row) => {
    const [, former, next, sku = ''] = /^(\d{1,10}) (\d{1,10}) (.{1,100})$/.exec(String(row)) ?? [];
    return { sku, former: Number(former), next: Number(next) };
  });
  const prices = rows.map(({ sku, next }) => ({ sku, priceMinor: next }));
  const outcome = await client.change(ChangePricesMutation, { prices });
  if (!outcome.ok) {
    return data(
      { refused: { code: outcome.code, details: outcome.details }, changed: 0, rows: [] },
      { status: 422 },
    );
  }
  return { refused: null, changed: outcome.data.changePrices, rows };
}

export default function BulkPrices() {
  const { skus, percent, prices } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t('products.bulk.title')} />
      <div className="grid gap-5">
        {answer?.refused && <Notice tone="error">{wordsFor(answer.refused)}</Notice>}
        {answer && !answer.refused && (
          <Form method="post" className="grid gap-3">
            <Notice tone="success">
              {t('products.bulk.changed', { count: answer.changed }, answer.changed)}
            </Notice>
            {answer.rows.map(({ sku, former, next }) => (
              <input key={sku} type="hidden" name="price" value={`${next} ${former} ${sku}`} />
            ))}
            <div>
              <Button type="submit">{t('products.bulk.undo')}</Button>
            </div>
          </Form>
        )}
        {prices.length === 0 ? (
          <EmptyState title={t('products.bulk.none')} />
        ) : (
          <>
            <Panel>
              <Form className="flex flex-wrap items-end gap-4">
                {skus.map((sku) => (
                  <input key={sku} type="hidden" name="sku" value={sku} />
                ))}
                <TextField
                  id="bulk-percent"
                  name="percent"
                  label={t('products.bulk.percent')}
                  hint={t('products.bulk.percentHint')}
                  defaultValue={percent === null ? '' : String(percent)}
                  inputMode="numeric"
                  maxLength={4}
                />
                <Button type="submit">{t('products.prices.preview')}</Button>
              </Form>
            </Panel>
            <Preview />
          </>
        )}
      </div>
    </>
  );
}

function Preview() {
  const { percent, prices } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <Form method="post" className="grid gap-3">
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('products.sku')}</th>
              <th scope="col" className="amount">
                {t('products.prices.now')}
              </th>
              <th scope="col" className="amount">
                {t('products.bulk.then')}
              </th>
              <th scope="col">{t('products.bulk.mind')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ sku, priceMinor, ownMarketPrices, reduction }) => (
              <tr key={sku}>
                <td>{sku}</td>
                <td className="amount">{money(priceMinor, 'EUR')}</td>
                <td className="amount">
                  {percent !== null && (
                    <>
                      {money(changedBy(priceMinor, percent), 'EUR')}
                      <input
                        type="hidden"
                        name="price"
                        value={`${priceMinor} ${changedBy(priceMinor, percent)} ${sku}`}
                      />
                    </>
                  )}
                </td>
                <td>
                  <span className="flex flex-wrap gap-1">
                    {ownMarketPrices > 0 && (
                      <Badge tone="warning">{t('products.bulk.markets', {}, ownMarketPrices)}</Badge>
                    )}
                    {reduction && reduction.state !== 'over' && (
                      <Badge tone="info">{t('products.bulk.reduced')}</Badge>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {percent !== null && (
        <div>
          <Button type="submit" variant="primary">
            {t('products.bulk.submit', { count: prices.length }, prices.length)}
          </Button>
        </div>
      )}
    </Form>
  );
}
