import { ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ContentTypesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { contentTypes } = await deskOf(args).client.ask(ContentTypesQuery, {});
  return { types: contentTypes?.filter((type) => type !== null) ?? null };
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
        <Types types={types} />
      ) : (
        <EmptyState title={t('content.elsewhere')}>{t('content.elsewhereText')}</EmptyState>
      )}
    </>
  );
}

type Types = NonNullable<Awaited<ReturnType<typeof loader>>['types']>;

function Types({ types }: { readonly types: Types }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number } = useFormats();
  return (
    <Panel isFlush className="max-w-3xl">
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
