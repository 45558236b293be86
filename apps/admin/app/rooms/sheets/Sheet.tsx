import { Badge, Button, Notice, Progress } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { CancelSheetMutation, ImportSheetMutation, SheetQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useLookAgain } from '../../parts/use-look-again.ts';
import { tones } from './sheet-forms.ts';

const idOf = ({ params }: { readonly params: { readonly id?: string } }) =>
  Number(/^\d{1,9}$/.exec(params.id ?? '')?.[0] ?? 0);

export async function loader(args: LoaderFunctionArgs) {
  const { sheet } = await deskOf(args).client.ask(SheetQuery, { id: idOf(args) });
  if (!sheet) throw data('not-found', { status: 404 });
  return sheet;
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const id = idOf(args);
  const sent = await formDataOf(args.request);
  if (sent.get('wish') === 'cancel') {
    const outcome = await client.change(CancelSheetMutation, { id });
    if (outcome.ok) throw redirect(`/sheets/${id}`, 303);
    return data({ code: outcome.code, details: outcome.details }, { status: 422 });
  }
  const outcome = await client.change(ImportSheetMutation, { id });
  if (outcome.ok) throw redirect(`/sheets/${outcome.data.importSheet}`, 303);
  return data({ code: outcome.code, details: outcome.details }, { status: 422 });
}

export default function Sheet() {
  const sheet = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const refused = useActionData<typeof action>();
  const { number } = useFormats();
  const isOpen = sheet.state === 'waiting' || sheet.state === 'reading';
  useLookAgain(isOpen);
  return (
    <>
      <PageHeader
        title={sheet.fileName || `#${sheet.id}`}
        beside={
          <>
            <Badge tone={tones[sheet.state] ?? 'neutral'}>
              {t(`sheets.states.${sheet.state as 'done'}`)}
            </Badge>
            {sheet.isTrial && <Badge>{t('sheets.trial')}</Badge>}
          </>
        }
        actions={
          <Form method="post" className="flex gap-2">
            {isOpen && (
              <Button type="submit" size="sm" name="wish" value="cancel">
                {t('sheets.cancel')}
              </Button>
            )}
            {sheet.isTrial && sheet.state === 'done' && (
              <Button type="submit" size="sm" variant="primary" name="wish" value="import">
                {t('sheets.importTried')}
              </Button>
            )}
          </Form>
        }
      />
      <div className="grid gap-5">
        {refused && <Notice tone="error">{wordsFor(refused)}</Notice>}
        <Panel>
          <div className="grid gap-3" aria-live="polite">
            <Progress done={sheet.rowsRead} of={sheet.rowsTotal} label={t('sheets.progress')} />
            <p>
              {t(
                'sheets.summary',
                {
                  read: number(sheet.rowsRead),
                  total: number(sheet.rowsTotal),
                  refused: number(sheet.rowsRefused),
                },
                sheet.rowsTotal,
              )}{' '}
              {t(
                sheet.isTrial ? 'sheets.wouldChange' : 'sheets.changed',
                { count: number(sheet.rowsChanged) },
                sheet.rowsChanged,
              )}
            </p>
          </div>
        </Panel>
        <Problems />
      </div>
    </>
  );
}

function Problems() {
  const sheet = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const problems = sheet.problems.filter((problem) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <Panel title={t('sheets.problems')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col" className="amount">
              {t('sheets.row')}
            </th>
            <th scope="col">{t('sheets.column')}</th>
            <th scope="col">{t('sheets.value')}</th>
            <th scope="col">{t('sheets.why')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <tr key={problem.row}>
              <td className="amount">{problem.row}</td>
              <td>{problem.column}</td>
              <td className="break-all">{problem.value}</td>
              <td>{wordsFor({ code: problem.code, details: { most: '', currency: '' } })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
