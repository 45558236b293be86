import { Badge, Button } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { useMe } from '../data/use-me.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { EndSessionMutation, MySessionsQuery } from '../generated/operations.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Panel } from '../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { mySessions } = await deskOf(args).client.ask(MySessionsQuery, {});
  return { sessions: mySessions.filter((session) => session !== null) };
}

/** One that is over already is over. */
export async function action(args: ActionFunctionArgs) {
  const sent = await formDataOf(args.request);
  const id = Number(sent.get('session'));
  if (Number.isInteger(id)) await deskOf(args).client.change(EndSessionMutation, { id });
  throw redirect('/account', 303);
}

export default function Account() {
  const t = useTranslate();
  const { sessions } = useLoaderData<typeof loader>();
  const { moment } = useFormats();
  const { name, email } = useMe();
  return (
    <>
      <PageHeader title={name} beside={<span className="text-text-muted">{email}</span>} />
      <Panel title={t('account.sessions')} isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('account.device')}</th>
              <th scope="col">{t('account.place')}</th>
              <th scope="col">{t('account.since')}</th>
              <th scope="col">{t('account.lastUsed')}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <td>{session.device}</td>
                <td>{session.place}</td>
                <td>{moment(session.createdAt)}</td>
                <td>{moment(session.lastUsedAt)}</td>
                <td className="amount">
                  {session.isThisOne ? (
                    <Badge tone="primary">{t('account.thisOne')}</Badge>
                  ) : (
                    <Form method="post">
                      <input type="hidden" name="session" value={session.id} />
                      <Button type="submit" size="sm">
                        {t('account.end')}
                      </Button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}
