import { Button, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { LetterQuery, SendLetterAgainMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LetterState } from './LetterState.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { letter } = await deskOf(args).client.ask(LetterQuery, { id: idInAddress(args.params) });
  if (!letter) throw data('not-found', { status: 404 });
  const { html, ...facts } = letter;
  return { ...facts, isShown: html !== null };
}

/** Ends at the letter that goes out. */
export async function action(args: ActionFunctionArgs) {
  const outcome = await deskOf(args).client.change(SendLetterAgainMutation, { id: idInAddress(args.params) });
  if (outcome.ok) throw redirect(`/mailbox/${outcome.data.sendLetterAgain}?again`, 303);
  return data({ refused: { code: outcome.code, details: outcome.details } }, { status: 422 });
}

export default function Letter() {
  const t = useTranslate();
  const may = useMay();
  const wordsFor = useRefusalWords();
  const { exactMoment } = useFormats();
  const [search] = useSearchParams();
  const answer = useActionData<typeof action>();
  const letter = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={letter.subject}
        beside={<LetterState letter={letter} />}
        actions={
          may('sendLetterAgain') && (
            <Form method="post">
              <Button type="submit" size="sm">
                {t('mailbox.again')}
              </Button>
            </Form>
          )
        }
      />
      <div className="grid gap-4">
        {answer && <Notice tone="error">{wordsFor(answer.refused)}</Notice>}
        {search.has('again') && <Notice tone="success">{t('mailbox.goesOut')}</Notice>}
        {letter.failure !== null && (
          <Notice tone="error" title={t('mailbox.failed')}>
            {letter.failure}
          </Notice>
        )}
        <p className="text-sm text-text-muted">
          {letter.to} · {exactMoment(letter.postedAt)} · {letter.kind} · {letter.locale}
          {letter.attachments.length > 0 && ` · ${letter.attachments.join(', ')}`}
        </p>
        {letter.isShown ? (
          <Panel isFlush>
            <iframe
              title={t('mailbox.sheet')}
              src={`/bowline-admin/mailbox/${letter.id}/sheet`}
              sandbox=""
              className="h-[70vh] w-full"
            />
          </Panel>
        ) : (
          <Notice still>{t('mailbox.private')}</Notice>
        )}
      </div>
    </>
  );
}
