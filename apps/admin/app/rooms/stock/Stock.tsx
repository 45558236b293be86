import { Badge, ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { StockPoolsQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { poolPath } from './amounts.ts';
import { useUnits } from './use-units.ts';

const filters = ['low', 'empty'] as const;
const longestText = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longestText);
  const filter = filters.find((known) => known === url.searchParams.get('filter')) ?? '';
  const after = (url.searchParams.get('after') ?? '').slice(0, 200);
  const { stockPools } = await client.ask(StockPoolsQuery, {
    text: text || null,
    filter: filter || null,
    after: after || null,
  });
  return {
    text,
    filter,
    hasMore: stockPools.hasMore,
    pools: stockPools.pools.filter((pool) => pool !== null),
  };
}

export default function Stock() {
  const t = useTranslate();
  const { text, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('stock.title')} />
      <div className="grid gap-4">
        <ListSearch label={t('stock.search')} text={text} most={longestText}>
          <FilterSelect
            name="filter"
            label={t('stock.filter')}
            value={filter}
            all={t('stock.everything')}
            values={filters}
            wordsFor={(each) => t(`stock.filters.${each}`)}
          />
        </ListSearch>
        <Pools />
      </div>
    </>
  );
}

function Pools() {
  const t = useTranslate();
  const units = useUnits();
  const [search] = useSearchParams();
  const { pools, hasMore } = useLoaderData<typeof loader>();
  const further = new URLSearchParams(search);
  further.set('after', pools.at(-1)?.key ?? '');
  if (pools.length === 0) return <EmptyState title={t('stock.none')} />;
  return (
    <>
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('stock.pool')}</th>
              <th scope="col">{t('stock.product')}</th>
              <th scope="col">{t('stock.state')}</th>
              <th scope="col" className="amount">
                {t('stock.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pools.map((pool) => (
              <tr key={pool.key}>
                <td>
                  <Link href={poolPath(pool.key)} className="text-link-style">
                    {pool.key}
                  </Link>
                </td>
                <td>
                  {pool.name} <span className="text-xs text-text-muted">{pool.sku}</span>
                </td>
                <td>
                  {pool.quantity === 0 && <Badge tone="error">{t('stock.filters.empty')}</Badge>}
                  {pool.isLow && <Badge tone="warning">{t('stock.filters.low')}</Badge>}
                </td>
                <td className="amount">{units(pool.quantity, pool.isLength)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {hasMore && (
        <p className="text-end">
          <ButtonLink href={`/stock?${further}`} size="sm">
            {t('stock.further')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
