import { ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ContentPlansQuery, ContentTypesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { documentPath } from './content-languages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client } = deskOf(args);
  const [{ contentTypes }, { contentPlans }] = await Promise.all([
    client.ask(ContentTypesQuery, {}),
    client.ask(ContentPlansQuery, {}),
  ]);
  return {
    types: contentTypes?.filter((type) => type !== null) ?? null,
    plans: contentPlans.filter((plan) => plan !== null),
  };
}

export default function Content() {
  const t = useTranslate();
  const { types } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('content.title')}
        actions={
          types && (
            <ButtonLink href="/content/pictures" size="sm">
              {t('content.pictures.title')}
            </ButtonLink>
          )
        }
      />
      {types ? (
        <Overview types={types} />
      ) : (
        <EmptyState title={t('content.elsewhere')}>{t('content.elsewhereText')}</EmptyState>
      )}
    </>
  );
}

type Types = NonNullable<Awaited<ReturnType<typeof loader>>['types']>;

function Overview({ types }: { readonly types: Types }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Types types={types} />
      <Plans />
    </div>
  );
}

function Plans() {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const { plans } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('content.plan.all')}>
      {plans.length === 0 && <p className="text-sm text-text-muted">{t('content.plan.none')}</p>}
      <ol className="grid gap-2 text-sm">
        {plans.map(({ documentId, kind, dueAt, failure }) => (
          <li key={`${documentId} ${kind}`} className="grid">
            <Link
              href={documentPath(documentId.split('-', 1)[0] ?? '', documentId)}
              className="text-link-style break-all"
            >
              {documentId}
            </Link>
            <span className={failure ? 'text-error' : 'text-text-muted'}>
              {failure
                ? t('content.plan.failed')
                : t(`content.plan.due.${kind}`, { moment: exactMoment(dueAt) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Types({ types }: { readonly types: Types }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number } = useFormats();
  return (
    <Panel isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('content.type')}</th>
            <th scope="col" className="amount">
              {t('content.published')}
            </th>
            <th scope="col" className="amount">
              {t('content.drafts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ name, documents, drafts }) => (
            <tr key={name}>
              <td>
                <Link href={`/content/${name}`} className="text-link-style">
                  {wordsOf('content.types', name)}
                </Link>
              </td>
              <td className="amount">{number(documents)}</td>
              <td className="amount">
                {drafts > 0 ? (
                  <Link href={`/content/${name}?state=changed`} className="text-link-style">
                    {number(drafts)}
                  </Link>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
