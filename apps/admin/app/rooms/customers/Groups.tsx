import { Button } from '@bowline/ui/components';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  AddCustomerGroupMutation,
  CustomerGroupsQuery,
  RemoveCustomerGroupMutation,
  RenameCustomerGroupMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const path = '/customers/groups';

export async function loader(args: LoaderFunctionArgs) {
  const { customerGroups } = await deskOf(args).client.ask(CustomerGroupsQuery, {});
  return { groups: customerGroups.filter((group) => group !== null && group.id > 0) };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const id = Number(/^\d{1,6}$/.exec(String(sent.get('group')))?.[0] ?? 0);
  const name = String(sent.get('name') ?? '').slice(0, 100);
  const intent = sent.get('intent');
  if (intent === 'add') return settle(await client.change(AddCustomerGroupMutation, { name }), path);
  if (intent === 'rename')
    return settle(await client.change(RenameCustomerGroupMutation, { id, name }), path);
  if (intent === 'remove') return settle(await client.change(RemoveCustomerGroupMutation, { id }), path);
  throw unknownForm();
}

export default function Groups() {
  const t = useTranslate();
  const may = useMay();
  const { number } = useFormats();
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('customers.groups.title')} />
      <div className="grid max-w-3xl gap-5">
        <RefusalNotice />
        <Panel isFlush>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t('customers.groups.name')}</th>
                <th scope="col" className="amount">
                  {t('customers.title')}
                </th>
              </tr>
            </thead>
            <tbody>
              {groups.map(
                (group) =>
                  group && (
                    <tr key={`${group.id} ${group.name}`}>
                      <td>
                        {group.isFixed || !may('renameCustomerGroup') ? (
                          group.name
                        ) : (
                          <Form method="post" className="flex gap-2">
                            <input type="hidden" name="group" value={group.id} />
                            <input
                              name="name"
                              defaultValue={group.name}
                              maxLength={32}
                              aria-label={t('customers.groups.name')}
                              className="control h-9"
                            />
                            <Button type="submit" name="intent" value="rename" size="sm">
                              {t('shell.save')}
                            </Button>
                            <Button type="submit" name="intent" value="remove" size="sm" variant="quiet">
                              {t('shell.remove')}
                            </Button>
                          </Form>
                        )}
                      </td>
                      <td className="amount">{number(group.customers)}</td>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </Panel>
        {may('addCustomerGroup') && (
          <Form method="post" className="flex items-end gap-2" key={groups.length}>
            <label className="grid gap-1 text-sm">
              {t('customers.groups.new')}
              <input name="name" required maxLength={32} className="control h-9" />
            </label>
            <Button type="submit" name="intent" value="add" size="sm">
              {t('shell.add')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
