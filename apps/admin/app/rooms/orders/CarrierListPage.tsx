import { Notice, TextAreaField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { useDeskForm, useRefusalWords } from '../../forms/use-desk-form.ts';
import { ShipOrdersMutation } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { mostParcels, readCarrierList } from './read-carrier-list.ts';

const carrierForm = describeForm('carrier', {
  list: fields.lines({ label: 'orders.carrier.list', hint: 'orders.carrier.hint', most: 20_000, rows: 10 }),
});

const mostShown = 20;

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const { values, problems, refuse } = receive(carrierForm, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const { parcels, unread } = readCarrierList(values.list);
  if (parcels.length === 0) return refuse({ problems: [{ field: 'list', code: 'notValid' }] });
  if (parcels.length > mostParcels)
    return refuse({ refused: { code: 'too-many-rows', details: { most: mostParcels } } });
  const outcome = await client.change(ShipOrdersMutation, { parcels: [...parcels] });
  if (!outcome.ok) return refuse({ refused: outcome });
  const refused = outcome.data.shipOrders.filter((parcel) => parcel !== null);
  const shipped = parcels.length - refused.length;
  return data({ shipped, refused: refused.slice(0, mostShown), unread: unread.slice(0, mostShown) });
}

export default function CarrierListPage() {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const form = useDeskForm(carrierForm);
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t('orders.carrier.title')} />
      <div className="grid max-w-2xl gap-4">
        {answer && 'shipped' in answer && (
          <>
            <Notice tone="success">{t('orders.carrier.shipped', {}, answer.shipped)}</Notice>
            {answer.refused.map(({ number, code }) => (
              <Notice key={number} tone="warning">
                {number}: {wordsFor({ code, details: {} })}
              </Notice>
            ))}
            {answer.unread.length > 0 && (
              <Notice tone="warning" title={t('orders.carrier.unread')}>
                <pre className="text-xs whitespace-pre-wrap">{answer.unread.join('\n')}</pre>
              </Notice>
            )}
          </>
        )}
        <Panel>
          <DeskForm form={form} className="grid gap-4">
            <TextAreaField {...form.field('list')} />
            <SubmitButton form={form}>{t('orders.carrier.submit')}</SubmitButton>
          </DeskForm>
        </Panel>
      </div>
    </>
  );
}
