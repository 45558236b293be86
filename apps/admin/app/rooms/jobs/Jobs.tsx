import { Badge, type BadgeTone, Button, Disclosure, EmptyState, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, unknownForm } from '../../forms/form-actions.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import {
  DiscardJobMutation,
  JobsQuery,
  RetryFailedJobsMutation,
  RetryJobMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { ChoiceLinks } from '../../parts/ChoiceLinks.tsx';
import { OlderLink } from '../../parts/OlderLink.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const states = ['stuck', 'failed', 'failing', 'running', 'waiting', 'later'] as const;
type State = (typeof states)[number];

const tones: Readonly<Record<State, BadgeTone>> = {
  stuck: 'error',
  failed: 'error',
  failing: 'warning',
  running: 'primary',
  waiting: 'neutral',
  later: 'neutral',
};

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const state = states.find((known) => known === url.searchParams.get('state')) ?? null;
  const before = /^\d{1,18}$/.exec(url.searchParams.get('before') ?? '')?.[0] ?? null;
  const { jobs } = await client.ask(JobsQuery, { state, before });
  return { state, hasMore: jobs.hasMore, jobs: jobs.jobs.filter((job) => job !== null) };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const id = String(sent.get('job') ?? '');
  const intent = sent.get('intent');
  const outcome: Outcome<unknown> | null =
    intent === 'retry'
      ? await client.change(RetryJobMutation, { id })
      : intent === 'discard'
        ? await client.change(DiscardJobMutation, { id })
        : intent === 'retry-failed'
          ? await client.change(RetryFailedJobsMutation, {})
          : null;
  if (!outcome) throw unknownForm();
  return outcome.ok ? null : data({ code: outcome.code, details: outcome.details }, { status: 422 });
}

export default function Jobs() {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const refused = useActionData<typeof action>();
  const { jobs, hasMore, state } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('jobs.title')}
        actions={
          state === 'failed' &&
          jobs.length > 0 && (
            <Form method="post">
              <Button type="submit" name="intent" value="retry-failed" size="sm">
                {t('jobs.retryAll')}
              </Button>
            </Form>
          )
        }
      />
      <div className="grid gap-4">
        {refused && <Notice tone="error">{wordsFor(refused)}</Notice>}
        <ChoiceLinks
          label={t('jobs.state')}
          choices={[null, ...states].map((each) => ({
            href: each ? `/jobs?state=${each}` : '/jobs',
            text: each ? t(`jobs.states.${each}`) : t('jobs.all'),
            isChosen: each === state,
          }))}
        />
        {jobs.length === 0 ? (
          <EmptyState title={t('jobs.none')} />
        ) : (
          <Panel isFlush>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('jobs.task')}</th>
                  <th scope="col">{t('jobs.state')}</th>
                  <th scope="col">{t('jobs.due')}</th>
                  <th scope="col" className="amount">
                    {t('jobs.tries')}
                  </th>
                  <th scope="col">{t('jobs.reason')}</th>
                  <th scope="col">
                    <span className="sr-only">{t('jobs.actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {jobs.map((job) => (
                  <JobRow key={job.id} job={job} />
                ))}
              </tbody>
            </table>
          </Panel>
        )}
        <OlderLink hasMore={hasMore} after={jobs.at(-1)?.id} />
      </div>
    </>
  );
}

type Job = ReturnType<typeof useLoaderData<typeof loader>>['jobs'][number];

function JobRow({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const [firstLine = '', ...rest] = (job.failure ?? '').split('\n');
  return (
    <tr>
      <td>
        {job.task} <span className="block text-xs text-text-muted">{job.about}</span>
      </td>
      <td>
        <Badge tone={tones[job.state as State] ?? 'neutral'}>{t(`jobs.states.${job.state as State}`)}</Badge>
      </td>
      <td className="whitespace-nowrap">{exactMoment(job.runAt)}</td>
      <td className="amount">
        {job.attempts} / {job.maxAttempts}
      </td>
      <td className="max-w-md break-words">
        {rest.length > 0 ? (
          <Disclosure summary={firstLine}>
            <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{rest.join('\n')}</pre>
          </Disclosure>
        ) : (
          firstLine
        )}
      </td>
      <td>
        {job.state !== 'running' && (
          <Form method="post" className="flex justify-end gap-1">
            <input type="hidden" name="job" value={job.id} />
            <Button type="submit" name="intent" value="retry" size="sm">
              {t('jobs.retry')}
            </Button>
            <Button type="submit" name="intent" value="discard" size="sm" variant="quiet">
              {t('jobs.discard')}
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
