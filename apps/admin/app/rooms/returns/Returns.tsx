import { Badge, ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ReturnsQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const pageSize = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const isAll = url.searchParams.has('all');
  const page = Number(/^\d{1,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
  const { returns } = await client.ask(ReturnsQuery, { isWaiting: !isAll, page });
  return { ...returns, returns: returns.returns.filter((record) => record !== null), isAll, page };
}

export default function Returns() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { moment } = useFormats();
  const { returns, total, isAll, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('returns.title')}
        actions={
          <ButtonLink href={isAll ? '/returns' : '/returns?all'} size="sm">
            {t(isAll ? 'returns.waiting' : 'returns.all')}
          </ButtonLink>
        }
      />
      {returns.length === 0 ? (
        <EmptyState title={t('returns.none')} />
      ) : (
        <Panel isFlush>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t('returns.number')}</th>
                <th scope="col">{t('returns.order')}</th>
                <th scope="col">{t('returns.stated')}</th>
                <th scope="col">{t('returns.who')}</th>
                <th scope="col">{t('returns.lines')}</th>
              </tr>
            </thead>
            <tbody>
              {returns.map((record) => (
                <tr key={record.number}>
                  <td>
                    <Link href={`/returns/${record.number}`} className="text-link-style">
                      {record.number}
                    </Link>
                  </td>
                  <td>{record.orderNumber}</td>
                  <td>{moment(record.statedAt)}</td>
                  <td>{record.name}</td>
                  <td className="flex flex-wrap gap-1">
                    {record.lines.map(
                      (line) => line && <Badge key={line.id}>{wordsOf('returns.states', line.state)}</Badge>,
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      )}
      {page * pageSize < total && (
        <p className="mt-4">
          <ButtonLink href={`/returns?${isAll ? 'all&' : ''}page=${page + 1}`} size="sm">
            {t('returns.older')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
