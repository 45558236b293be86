import { Badge, ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { CustomersQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { beforeIn, textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { OlderLink } from '../../parts/OlderLink.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = textIn(url);
  const group = /^\d{1,6}$/.exec(url.searchParams.get('group') ?? '')?.[0] ?? '';
  const { customers, customerGroups } = await client.ask(CustomersQuery, {
    text: text || null,
    groupId: group === '' ? null : Number(group),
    before: beforeIn(url),
  });
  return {
    ...{ text, group },
    hasMore: customers.hasMore,
    customers: customers.customers.filter((customer) => customer !== null),
    groups: customerGroups.filter((each) => each !== null),
  };
}

export default function Customers() {
  const t = useTranslate();
  const may = useMay();
  const { date } = useFormats();
  const { customers, hasMore, text, group, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('customers.title')}
        actions={
          may('addCustomerGroup') && (
            <ButtonLink href="/customers/groups" size="sm">
              {t('customers.groups.title')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        <ListSearch label={t('customers.search')} text={text}>
          <FilterSelect
            name="group"
            label={t('customers.group')}
            value={String(group)}
            all={t('customers.allGroups')}
            values={groups.filter(({ id }) => id > 0).map(({ id }) => String(id))}
            wordsFor={(each) => groups.find(({ id }) => String(id) === each)?.name ?? each}
          />
        </ListSearch>
        {customers.length === 0 ? (
          <EmptyState title={t('customers.none')} />
        ) : (
          <Panel isFlush>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('customers.name')}</th>
                  <th scope="col">{t('customers.email')}</th>
                  <th scope="col">{t('customers.group')}</th>
                  <th scope="col">{t('customers.store')}</th>
                  <th scope="col">{t('customers.since')}</th>
                </tr>
              </thead>
              <tbody>
                {customers.map((customer) => (
                  <tr key={customer.id}>
                    <td>
                      <Link href={`/customers/${customer.id}`} className="text-link-style">
                        {customer.name}
                      </Link>{' '}
                      <span className="text-text-muted">{customer.company}</span>
                    </td>
                    <td>
                      {customer.email}{' '}
                      {!customer.isConfirmed && <Badge tone="warning">{t('customers.unconfirmed')}</Badge>}
                    </td>
                    <td>{customer.group}</td>
                    <td>{customer.storeCode}</td>
                    <td className="whitespace-nowrap">{date(customer.createdAt.slice(0, 10))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
        <OlderLink hasMore={hasMore} after={customers.at(-1)?.id} />
      </div>
    </>
  );
}
