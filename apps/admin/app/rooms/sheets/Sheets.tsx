import { Badge, Button, EmptyState, FileField, Link, SelectField } from '@bowline/ui/components';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { ReadSheetMutation, SheetsQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { columnsOf, sheetForm, sheetKinds, tones } from './sheet-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { sheets } = await deskOf(args).client.ask(SheetsQuery, {});
  return sheets.filter((sheet) => sheet !== null);
}

/** Sends the file on; what becomes of it is on a page of its own. */
export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(sheetForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const file = sent.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return refuse({ refused: { code: 'no-file', details: {} } });
  }
  const uploaded = await client.upload(file);
  if (!uploaded.ok) return refuse({ refused: uploaded });
  const outcome = await client.change(ReadSheetMutation, {
    uploadId: uploaded.data.id,
    kind: values.kind,
    fileName: file.name,
    isTrial: sent.get('wish') !== 'import',
  });
  if (outcome.ok) throw redirect(`/sheets/${outcome.data.readSheet}`, 303);
  return refuse({ refused: outcome });
}

export default function Sheets() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('sheets.title')} />
      <div className="grid gap-5">
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ImportPanel />
          <ExportPanel />
        </div>
        <History />
      </div>
    </>
  );
}

function useKinds() {
  const t = useTranslate();
  return sheetKinds.map((kind) => ({ value: kind, label: t(`sheets.kinds.${kind}`) }));
}

function ImportPanel() {
  const t = useTranslate();
  const form = useDeskForm(sheetForm);
  return (
    <Panel title={t('sheets.import')}>
      <DeskForm form={form} encType="multipart/form-data" className="grid gap-4">
        <SelectField {...form.field('kind')} options={useKinds()} />
        <FileField
          name="file"
          label={t('sheets.file')}
          hint={t('sheets.fileHint')}
          accept=".csv,text/csv,text/plain"
        />
        <ul className="grid gap-1 text-sm text-text-muted">
          {sheetKinds.map((kind) => (
            <li key={kind}>
              {t(`sheets.kinds.${kind}`)}: <code className="text-xs">{columnsOf[kind]}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} name="wish" value="try">
            {t('sheets.try')}
          </SubmitButton>
          <Button type="submit" name="wish" value="import">
            {t('sheets.importNow')}
          </Button>
        </div>
      </DeskForm>
    </Panel>
  );
}

/** A document of its own, so that the browser saves it. */
function ExportPanel() {
  const t = useTranslate();
  return (
    <Panel title={t('sheets.export')}>
      <form method="post" action="/bowline-admin/sheets/export" className="grid gap-4">
        <SelectField name="kind" label={t('sheets.kind')} options={useKinds()} />
        <Proof />
        <div>
          <Button type="submit">{t('sheets.exportNow')}</Button>
        </div>
      </form>
    </Panel>
  );
}

function History() {
  const t = useTranslate();
  const { moment, number } = useFormats();
  const sheets = useLoaderData<typeof loader>();
  if (sheets.length === 0) return <EmptyState title={t('sheets.none')} />;
  return (
    <Panel title={t('sheets.before')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('sheets.file')}</th>
            <th scope="col">{t('sheets.kind')}</th>
            <th scope="col">{t('sheets.by')}</th>
            <th scope="col">{t('sheets.state')}</th>
            <th scope="col" className="amount">
              {t('sheets.rows')}
            </th>
            <th scope="col" className="amount">
              {t('sheets.refused')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <tr key={sheet.id}>
              <td>
                <Link href={`/sheets/${sheet.id}`} className="text-link-style">
                  {sheet.fileName || `#${sheet.id}`}
                </Link>
              </td>
              <td>{t(`sheets.kinds.${sheet.kind as 'prices'}`)}</td>
              <td>
                {sheet.by} <span className="text-text-muted">{moment(sheet.createdAt)}</span>
              </td>
              <td>
                <span className="flex flex-wrap gap-1">
                  <Badge tone={tones[sheet.state] ?? 'neutral'}>
                    {t(`sheets.states.${sheet.state as 'done'}`)}
                  </Badge>
                  {sheet.isTrial && <Badge>{t('sheets.trial')}</Badge>}
                </span>
              </td>
              <td className="amount">{number(sheet.rowsTotal)}</td>
              <td className="amount">{number(sheet.rowsRefused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
