import { Badge, Button, Notice, TextField } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, proveWith, settle } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  CancelMagentoImportMutation,
  ContinueMagentoImportMutation,
  ImportTriedFromMagentoMutation,
  MagentoImportQuery,
} from '../../generated/operations.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useLookAgain } from '../../parts/use-look-again.ts';
import { ImportReport } from './ImportReport.tsx';
import { tones } from './import-forms.ts';

const wholeIn = (text: string | null | undefined) => Number(/^\d{1,9}$/.exec(text ?? '')?.[0] ?? 0);

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const after = wholeIn(url.searchParams.get('after'));
  const { magentoImport } = await client.ask(MagentoImportQuery, { id: wholeIn(args.params.id), after });
  if (!magentoImport) throw data('not-found', { status: 404 });
  return magentoImport;
}

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const id = wholeIn(args.params.id);
  const path = `/magento-import/${id}`;
  const sent = await formDataOf(args.request);
  const wish = sent.get('wish');
  if (wish === 'cancel') return settle(await desk.client.change(CancelMagentoImportMutation, { id }), path);
  const refused = await proveWith(desk, sent);
  if (refused) return settle(refused, path);
  if (wish === 'continue') {
    const token =
      String(sent.get('token') ?? '')
        .trim()
        .slice(0, 500) || null;
    return settle(await desk.client.change(ContinueMagentoImportMutation, { id, token }), path);
  }
  const outcome = await desk.client.change(ImportTriedFromMagentoMutation, { id });
  if (outcome.ok) throw redirect(`/magento-import/${outcome.data.importTriedFromMagento}`, 303);
  return settle(outcome, path);
}

export default function MagentoImport() {
  const { id, sourceUrl, state, isTrial, problems } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const isOpen = state === 'waiting' || state === 'reading';
  useLookAgain(isOpen);
  return (
    <>
      <PageHeader
        title={t('magento-import.heading', { id: String(id) })}
        beside={
          <>
            <Badge tone={tones[state] ?? 'neutral'}>{t(`magento-import.states.${state as 'done'}`)}</Badge>
            {isTrial && <Badge>{t('magento-import.trial')}</Badge>}
            <span className="break-all text-text-muted">{sourceUrl}</span>
          </>
        }
        actions={
          problems.length > 0 && (
            <a href={`/bowline-admin/magento-import/${id}/report`} className="text-link-style py-2">
              {t('magento-import.download')}
            </a>
          )
        }
      />
      <div className="grid gap-5">
        <RefusalNotice />
        <NextStep />
        <ImportReport />
      </div>
    </>
  );
}

/** What can be done now: stop, go on, or do in earnest what was tried. */
function NextStep() {
  const { state, isTrial, failure } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const isTried = isTrial && state === 'done';
  if (state === 'canceled' || (state === 'done' && !isTrial)) return null;
  return (
    <Panel>
      <Form method="post" className="grid gap-4">
        {failure && <Notice tone="error">{wordsOf('magento-import.failures', failure)}</Notice>}
        {isTried && <p>{t('magento-import.triedHint')}</p>}
        {state === 'stopped' && (
          <TextField
            name="token"
            type="password"
            autoComplete="off"
            label={t('magento-import.token')}
            hint={t('magento-import.tokenAgainHint')}
          />
        )}
        {(isTried || state === 'stopped') && <Proof />}
        <div className="flex flex-wrap gap-2">
          {isTried && (
            <Button type="submit" variant="primary" name="wish" value="import">
              {t('magento-import.importTried')}
            </Button>
          )}
          {state === 'stopped' && (
            <Button type="submit" variant="primary" name="wish" value="continue">
              {t('magento-import.continue')}
            </Button>
          )}
          <Button type="submit" name="wish" value="cancel">
            {t(isTried ? 'magento-import.discard' : 'magento-import.cancel')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
