import { Badge, CheckboxField, EmptyState, FileField, Link, Notice, TextField } from '@bowline/ui/components';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, proveWith, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { MagentoImportsQuery, StartMagentoImportMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { basisPointsOf, groups, startForm, tablesOf, tones } from './import-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { magentoImports } = await deskOf(args).client.ask(MagentoImportsQuery, {});
  return magentoImports.filter((each) => each !== null);
}

/** Begins with a trial; what becomes of it is on a page of its own. */
export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const { client } = desk;
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(startForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const vatBasisPoints = basisPointsOf(values.vat);
  if (vatBasisPoints === null) return refuse({ problems: [{ field: 'vat', code: 'number' }] });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const chosen = groups.filter((group) => sent.getAll('groups').includes(group));
  const files: { table: string; uploadId: number }[] = [];
  for (const table of chosen.flatMap((group) => tablesOf[group] ?? [])) {
    const file = sent.get(table);
    if (!(file instanceof File) || file.size === 0) continue;
    const uploaded = await client.upload(file);
    if (!uploaded.ok) return refuse({ refused: uploaded });
    files.push({ table, uploadId: uploaded.data.id });
  }
  const { url, token } = values;
  const wish = { url, token, groups: chosen, vatBasisPoints, isTrial: true, files };
  const outcome = await client.change(StartMagentoImportMutation, wish);
  if (outcome.ok) throw redirect(`/magento-import/${outcome.data.startMagentoImport}`, 303);
  return refuse({ refused: outcome });
}

export default function MagentoImports() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('magento-import.title')} />
      <div className="grid gap-5">
        <Notice tone="info">{t('magento-import.how')}</Notice>
        <StartForm />
        <History />
      </div>
    </>
  );
}

/** The steps of an import in their order: where from, what, files, trial. */
function StartForm() {
  const t = useTranslate();
  const form = useDeskForm(startForm);
  return (
    <DeskForm form={form} encType="multipart/form-data" className="grid gap-5">
      <Panel title={t('magento-import.steps.source')}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField {...form.field('url')} />
          <TextField {...form.field('token')} />
          <TextField {...form.field('vat')} />
        </div>
      </Panel>
      <Panel title={t('magento-import.steps.choice')}>
        <div className="grid gap-4">
          {groups.map((group) => (
            <div
              key={group}
              className="grid gap-3 border-b border-border pb-4 last:border-0 last:pb-0 lg:grid-cols-2"
            >
              <CheckboxField
                name="groups"
                value={group}
                defaultChecked={group === 'catalogue' || group === 'stock'}
                label={t(`magento-import.groups.${group}`)}
                hint={t(`magento-import.groupHints.${group}`)}
              />
              <div className="grid gap-3">
                {(tablesOf[group] ?? []).map((table) => (
                  <FileField
                    key={table}
                    name={table}
                    label={t('magento-import.table', { table })}
                    accept=".csv,text/csv,text/plain"
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={t('magento-import.steps.trial')}>
        <div className="grid gap-4">
          <p className="text-text-muted">{t('magento-import.trialHint')}</p>
          <Proof />
          <SubmitButton form={form}>{t('magento-import.try')}</SubmitButton>
        </div>
      </Panel>
    </DeskForm>
  );
}

function History() {
  const t = useTranslate();
  const { moment } = useFormats();
  const imports = useLoaderData<typeof loader>();
  if (imports.length === 0) return <EmptyState title={t('magento-import.none')} />;
  return (
    <Panel title={t('magento-import.before')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('magento-import.source')}</th>
            <th scope="col">{t('magento-import.what')}</th>
            <th scope="col">{t('magento-import.by')}</th>
            <th scope="col">{t('magento-import.state')}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map(({ id, sourceUrl, groups: taken, by, createdAt, state, isTrial }) => (
            <tr key={id}>
              <td className="break-all">
                <Link href={`/magento-import/${id}`} className="text-link-style">
                  {sourceUrl} #{id}
                </Link>
              </td>
              <td>{taken.map((group) => t(`magento-import.groups.${group as 'stock'}`)).join(', ')}</td>
              <td>
                {by} <span className="text-text-muted">{moment(createdAt)}</span>
              </td>
              <td>
                <span className="flex flex-wrap gap-1">
                  <Badge tone={tones[state] ?? 'neutral'}>
                    {t(`magento-import.states.${state as 'done'}`)}
                  </Badge>
                  {isTrial && <Badge>{t('magento-import.trial')}</Badge>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
