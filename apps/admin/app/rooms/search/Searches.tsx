import { allMarkets } from '@bowline/markets';
import { Button, ButtonLink, EmptyState, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSubmit,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { IndexingQuery, RebuildIndicesMutation, SearchesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const wished = url.searchParams.get('locale');
  const locale = allMarkets.find(({ name }) => name === wished)?.name ?? 'en';
  const [{ searches }, indexing] = await Promise.all([
    client.ask(SearchesQuery, { locale }),
    // Not every role that may look may ask for it.
    client.change(IndexingQuery, {}),
  ]);
  return {
    locale,
    popular: searches.popular.filter((asked) => asked !== null),
    empty: searches.empty.filter((asked) => asked !== null),
    indexing: indexing.ok ? indexing.data.indexing : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  return settle(await deskOf(args).client.change(RebuildIndicesMutation, {}), '/search');
}

export default function Searches() {
  const t = useTranslate();
  const may = useMay();
  const submit = useSubmit();
  const { locale, popular, empty } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('search.title')}
        actions={
          may('synonyms') && (
            <>
              <ButtonLink href="/search/rules" size="sm">
                {t('search.rules')}
              </ButtonLink>
              <ButtonLink href="/search/synonyms" size="sm">
                {t('search.synonyms')}
              </ButtonLink>
            </>
          )
        }
      />
      <div className="grid gap-5">
        <RefusalNotice />
        <Indexing />
        <Form
          onChange={({ currentTarget }) => submit(currentTarget, { replace: true })}
          className="flex gap-2"
        >
          <label className="flex items-center gap-2 text-sm whitespace-nowrap">
            {t('search.locale')}
            <select name="locale" defaultValue={locale} className="control h-9">
              {allMarkets.map(({ name, friendlyName }) => (
                <option key={name} value={name}>
                  {friendlyName}
                </option>
              ))}
            </select>
          </label>
          <span className="hidden no-script:contents">
            <Button type="submit" size="sm">
              {t('shell.show')}
            </Button>
          </span>
        </Form>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Asked title={t('search.empty')} asked={empty} />
          <Asked title={t('search.popular')} asked={popular} />
        </div>
      </div>
    </>
  );
}

interface AskedProps {
  readonly title: string;
  readonly asked: readonly { readonly query: string; readonly count: number; readonly hits?: number }[];
}

function Asked({ title, asked }: AskedProps) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Panel title={title} isFlush={asked.length > 0}>
      {asked.length === 0 ? (
        <EmptyState title={t('search.none')} />
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('search.query')}</th>
              <th scope="col" className="amount">
                {t('search.times')}
              </th>
              <th scope="col" className="amount">
                {t('search.hits')}
              </th>
            </tr>
          </thead>
          <tbody>
            {asked.map(({ query, count, hits = 0 }) => (
              <tr key={query}>
                <td>{query}</td>
                <td className="amount">{number(count)}</td>
                <td className="amount">{number(hits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const lookAgainMs = 2_000;

/** Looks again by itself while indices are built. */
function Indexing() {
  const t = useTranslate();
  const may = useMay();
  const { number } = useFormats();
  const { revalidate } = useRevalidator();
  const { indexing } = useLoaderData<typeof loader>();
  const isBuilding = indexing?.isBuilding ?? false;
  useEffect(() => {
    if (!isBuilding) return;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isBuilding, revalidate]);
  if (!indexing) return null;
  return (
    <Panel
      title={t('search.indices')}
      actions={
        may('rebuildIndices') && (
          <Form method="post">
            <Button type="submit" size="sm" disabled={isBuilding}>
              {t('search.rebuild')}
            </Button>
          </Form>
        )
      }
    >
      {isBuilding ? (
        <Notice still>
          <label className="grid gap-2">
            {t('search.building', { done: indexing.builtLocales, of: indexing.locales })}
            <progress value={indexing.builtLocales} max={indexing.locales} className="w-full" />
          </label>
        </Notice>
      ) : (
        <p className="text-sm text-text-muted">
          {indexing.products === null
            ? t('search.current')
            : t(
                'search.built',
                {
                  products: number(indexing.products),
                  seconds: number(Math.round(indexing.seconds ?? 0)),
                },
                indexing.products,
              )}
        </p>
      )}
    </Panel>
  );
}
