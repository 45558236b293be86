import { Link, SelectField, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { ChangeStockMutation, StockPoolQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { poolPath, unitsOf } from './amounts.ts';
import { useUnits } from './use-units.ts';

const reasons = ['received', 'counted', 'damaged', 'lost', 'found'] as const;

const stockForm = describeForm('stock', {
  amount: fields.text({ label: 'stock.amount', hint: 'stock.amountHint', most: 12, inputMode: 'decimal' }),
  reason: fields.choice({ label: 'stock.reason', among: reasons }),
  note: fields.text({ label: 'stock.note', most: 500, isOptional: true }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { stockPool } = await deskOf(args).client.ask(StockPoolQuery, { key: args.params.key ?? '' });
  if (!stockPool) throw data('not-found', { status: 404 });
  return stockPool;
}

/** An amount with a sign is a difference, one without is what was counted. */
export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const key = args.params.key ?? '';
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(stockForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const units = unitsOf(values.amount, sent.get('isLength') === 'yes');
  if (units === null) return refuse({ problems: [{ field: 'amount', code: 'number' }] });
  const isDifference = /^\s*[+-]/.test(values.amount);
  const outcome = await client.change(ChangeStockMutation, {
    key,
    quantity: isDifference ? null : units,
    difference: isDifference ? units : null,
    reason: values.reason,
    note: values.note || null,
  });
  if (outcome.ok) throw redirect(poolPath(key), 303);
  return refuse({ refused: outcome });
}

export default function Pool() {
  const pool = useLoaderData<typeof loader>();
  const t = useTranslate();
  const may = useMay();
  const units = useUnits();
  return (
    <>
      <PageHeader
        title={t('stock.one', { key: pool.key })}
        beside={<strong className="text-lg numbers">{units(pool.quantity, pool.isLength)}</strong>}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Movements />
        <div className="grid gap-5">
          {may('changeStock') && <ChangePanel key={pool.quantity} />}
          <Panel title={t('stock.parts')}>
            <ul className="grid gap-1 text-sm">
              {pool.parts.map(
                (part) =>
                  part && (
                    <li key={part.sku} className="flex justify-between gap-3">
                      <Link href={`/products/${encodeURIComponent(part.sku)}`} className="text-link-style">
                        {part.sku}
                      </Link>
                      <span className="numbers">
                        {t('stock.salable', { count: Math.floor(pool.quantity / part.units) })}
                      </span>
                    </li>
                  ),
              )}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  );
}

function ChangePanel() {
  const pool = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { typed } = useFormats();
  const amount = pool.isLength ? typed(pool.quantity / 100, 2) : typed(pool.quantity);
  const form = useDeskForm(stockForm, { initial: { amount } });
  return (
    <Panel title={t('stock.change')}>
      <DeskForm form={form} className="grid gap-4">
        <input type="hidden" name="isLength" value={pool.isLength ? 'yes' : 'no'} />
        <TextField {...form.field('amount')} />
        <SelectField
          {...form.field('reason')}
          options={[
            { value: '', label: t('form.pleaseChoose') },
            ...reasons.map((reason) => ({ value: reason, label: t(`stock.kinds.${reason}`) })),
          ]}
        />
        <TextField {...form.field('note')} />
        <SubmitButton form={form}>{t('stock.submit')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}

function Movements() {
  const pool = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const units = useUnits();
  const { exactMoment } = useFormats();
  const movements = pool.movements.filter((movement) => movement !== null);
  return (
    <Panel title={t('stock.movements')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('stock.when')}</th>
            <th scope="col">{t('stock.why')}</th>
            <th scope="col" className="amount">
              {t('stock.difference')}
            </th>
            <th scope="col" className="amount">
              {t('stock.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={`${movement.at} ${movement.kind} ${movement.units} ${movement.orderNumber}`}>
              <td className="whitespace-nowrap">{exactMoment(movement.at)}</td>
              <td>
                {wordsOf('stock.kinds', movement.kind)}{' '}
                {movement.orderNumber && (
                  <Link href={`/orders/${movement.orderNumber}`} className="text-link-style">
                    {movement.orderNumber}
                  </Link>
                )}
                {movement.by && <span className="text-text-muted"> · {movement.by}</span>}
                {movement.note && <span className="block text-text-muted">{movement.note}</span>}
              </td>
              <td className="amount">
                {movement.units > 0 && '+'}
                {units(movement.units, pool.isLength)}
              </td>
              <td className="amount">
                {typeof movement.quantityAfter === 'number' && units(movement.quantityAfter, pool.isLength)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {movements.length === 0 && <p className="p-4 text-text-muted">{t('stock.noMovements')}</p>}
    </Panel>
  );
}
