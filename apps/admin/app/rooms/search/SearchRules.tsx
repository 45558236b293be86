import { allMarkets } from '@bowline/markets';
import { Badge, Button, ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useSubmit,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { RemoveSearchRuleMutation, SearchRulesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const localeIn = ({ searchParams }: URL) =>
  allMarkets.find(({ name }) => name === searchParams.get('locale'))?.name ?? 'en';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const locale = localeIn(url);
  const { searchRules } = await client.ask(SearchRulesQuery, { locale });
  const today = new Date().toISOString().slice(0, 10);
  return { locale, today, rules: searchRules.filter((rule) => rule !== null) };
}

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const id = Number((await formDataOf(args.request)).get('id'));
  const outcome = await client.change(RemoveSearchRuleMutation, { id: Number.isSafeInteger(id) ? id : 0 });
  return settle(outcome, `/search/rules?locale=${localeIn(url)}`);
}

export default function SearchRules() {
  const t = useTranslate();
  const may = useMay();
  const submit = useSubmit();
  const { locale, rules } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('search.rules')}
        actions={
          may('keepSearchRule') && (
            <ButtonLink href={`/search/rules/new?locale=${locale}`} size="sm" variant="primary">
              {t('search.addRule')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        <RefusalNotice />
        <p className="max-w-prose text-sm text-text-muted">{t('search.rulesNote')}</p>
        <Form onChange={({ currentTarget }) => submit(currentTarget, { replace: true })}>
          <label className="flex items-center gap-2 text-sm">
            <span className="shrink-0">{t('search.locale')}</span>
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
        {rules.length === 0 ? <EmptyState title={t('search.noRules')} /> : <RuleTable />}
      </div>
    </>
  );
}

function RuleTable() {
  const t = useTranslate();
  const may = useMay();
  const { day, number } = useFormats();
  const { locale, rules, today } = useLoaderData<typeof loader>();
  return (
    <Panel isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('search.query')}</th>
            <th scope="col" className="amount">
              {t('search.pinned')}
            </th>
            <th scope="col" className="amount">
              {t('search.hidden')}
            </th>
            <th scope="col" className="amount">
              {t('search.boosted')}
            </th>
            <th scope="col">{t('search.startsOn')}</th>
            <th scope="col">{t('search.endsOn')}</th>
            <th scope="col">
              <span className="sr-only">{t('search.removeRule')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id}>
              <td>
                <Link href={`/search/rules/${rule.id}`}>{rule.query}</Link>{' '}
                {rule.endsOn !== null && rule.endsOn < today && <Badge>{t('search.over')}</Badge>}
              </td>
              <td className="amount">{number(rule.pinned.length)}</td>
              <td className="amount">{number(rule.hidden.length)}</td>
              <td className="amount">{number(rule.boosted.length)}</td>
              <td>{rule.startsOn ? day(rule.startsOn) : '–'}</td>
              <td>{rule.endsOn ? day(rule.endsOn) : '–'}</td>
              <td className="amount">
                {may('removeSearchRule') && (
                  <Form method="post" action={`/search/rules?locale=${locale}`}>
                    <input type="hidden" name="id" value={rule.id} />
                    <Button type="submit" size="sm" variant="quiet">
                      {t('search.removeRule')}
                      <span className="sr-only"> {rule.query}</span>
                    </Button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
