import { FileField, Notice, TextAreaField } from '@bowline/ui/components';
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
  list: fields.lines({
    label: 'orders.carrier.list',
    hint: 'orders.carrier.hint',
    most: 20_000,
    rows: 10,
    isOptional: true,
  }),
});

const mostShown = 20;
const mostBytes = 200_000;

/** Nothing when no file was chosen, null for what is no text. */
async function textOfFile(file: FormDataEntryValue | null): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return '';
  if (file.size > mostBytes) return null;
  const text = await file.text();
  return text.includes('\0') ? null : text.replace(/^\uFEFF/, '');
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(carrierForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const uploaded = await textOfFile(sent.get('file'));
  if (uploaded === null) return refuse({ refused: { code: 'file-not-readable', details: {} } });
  const { parcels, unread } = readCarrierList(
    [uploaded, values.list].filter((text) => text.trim() !== '').join('\n'),
  );
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
          <DeskForm form={form} encType="multipart/form-data" className="grid gap-4">
            <FileField
              name="file"
              accept=".csv,.txt,text/csv,text/plain"
              label={t('orders.carrier.file')}
              hint={t('orders.carrier.fileHint')}
            />
            <TextAreaField {...form.field('list')} />
            <SubmitButton form={form}>{t('orders.carrier.submit')}</SubmitButton>
          </DeskForm>
        </Panel>
      </div>
    </>
  );
}
