import { Button, EmptyState, Link } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  ContentHistoryQuery,
  ContentVersionQuery,
  RestoreContentMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { documentPath } from './content-languages.ts';
import { type Difference, differencesOf } from './differences.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { type = '', id = '' } = args.params;
  const { contentHistory } = await client.ask(ContentHistoryQuery, { id });
  const changes = contentHistory.filter((change) => change !== null);
  if (changes.length === 0) throw data('not-found', { status: 404 });
  const wished = changes.findIndex(({ revision }) => revision === url.searchParams.get('revision'));
  const at = wished === -1 ? 0 : wished;
  const versionAt = async (index: number): Promise<unknown> => {
    const revision = changes[index]?.revision;
    if (revision === undefined) return undefined;
    const { contentVersion } = await client.ask(ContentVersionQuery, { id, revision });
    return contentVersion === null ? undefined : (JSON.parse(contentVersion) as unknown);
  };
  const [version, before] = await Promise.all([versionAt(at), versionAt(at + 1)]);
  return {
    ...{ type, id, changes },
    chosen: changes[at]?.revision ?? '',
    canBeRestored: version !== undefined && at > 0,
    differences: before === undefined || version === undefined ? null : differencesOf(before, version),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { type = '', id = '' } = args.params;
  const sent = await formDataOf(args.request);
  const revision = String(sent.get('revision') ?? '');
  const outcome = await deskOf(args).client.change(RestoreContentMutation, { id, revision });
  return settle(outcome, `${documentPath(type, id)}?restored`);
}

export default function DocumentHistory() {
  const t = useTranslate();
  const { type, id } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('content.history.title')}
        beside={
          <Link href={documentPath(type, id)} className="text-link-style text-sm">
            {t('content.history.back')}
          </Link>
        }
      />
      <div className="grid gap-5">
        <RefusalNotice />
        <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Changes />
          <Differences />
        </div>
      </div>
    </>
  );
}

function Changes() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { exactMoment } = useFormats();
  const [search] = useSearchParams();
  const { changes, chosen } = useLoaderData<typeof loader>();
  const to = (revision: string) => {
    const query = new URLSearchParams(search);
    query.set('revision', revision);
    return `?${query}`;
  };
  return (
    <Panel title={t('content.history.changes')}>
      <ol className="desk-nav grid gap-1 text-sm">
        {changes.map(({ revision, at, author, kind }) => (
          <li key={revision}>
            <Link
              href={to(revision)}
              aria-current={revision === chosen ? 'page' : undefined}
              className="grid rounded-md px-3 py-1.5 hover:bg-surface"
            >
              <span>{wordsOf('content.history.kinds', kind)}</span>
              <span className="text-xs">{`${exactMoment(at)} · ${author}`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Differences() {
  const t = useTranslate();
  const { differences, chosen, canBeRestored } = useLoaderData<typeof loader>();
  return (
    <Panel
      title={t('content.history.differences')}
      actions={
        canBeRestored && (
          <Form method="post">
            <input type="hidden" name="revision" value={chosen} />
            <Button type="submit" size="sm">
              {t('content.history.restore')}
            </Button>
          </Form>
        )
      }
      isFlush={Boolean(differences?.length)}
    >
      {differences === null || differences.length === 0 ? (
        <EmptyState title={t(differences === null ? 'content.history.first' : 'content.history.same')} />
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('content.history.place')}</th>
              <th scope="col">{t('shell.before')}</th>
              <th scope="col">{t('shell.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <DifferenceRow key={`${difference.place} ${difference.before}`} {...difference} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function DifferenceRow({ place, before, after }: Difference) {
  const wordsOf = useWordsOf();
  const words = place.split(' › ').map((part) => wordsOf('content.fields', part));
  return (
    <tr>
      <td className="text-text-muted">{words.join(' › ')}</td>
      <td className="break-words whitespace-pre-wrap">
        <del className="no-underline">{before}</del>
      </td>
      <td className="break-words whitespace-pre-wrap">
        <ins className="no-underline">{after}</ins>
      </td>
    </tr>
  );
}
