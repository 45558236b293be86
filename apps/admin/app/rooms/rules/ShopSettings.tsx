import { Badge, Button } from '@bowline/ui/components';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { isSure, tellFirst } from '../../forms/consequence.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { Sure } from '../../forms/Sure.tsx';
import { DecideSettingMutation, OrdersBelowQuery, ShopSettingsQuery } from '../../generated/operations.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { History, historyOf } from '../../parts/History.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RulePages } from './RulePages.tsx';

const path = '/rules/settings';
const longestValue = 4_000;

export async function loader(args: LoaderFunctionArgs) {
  const desk = deskOf(args);
  const [{ shopSettings }, history] = await Promise.all([
    desk.client.ask(ShopSettingsQuery, {}),
    historyOf(desk, 'settings'),
  ]);
  return { history, settings: shopSettings.filter((setting) => setting !== null) };
}

/** What was typed as JSON: words need no quotation marks. */
function jsonOf(typed: string): string {
  try {
    JSON.parse(typed);
    return typed;
  } catch {
    return JSON.stringify(typed);
  }
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const name = String(sent.get('name') ?? '').slice(0, 60);
  const value = jsonOf(String(sent.get('value') ?? '').slice(0, longestValue));
  const isWithdrawn = sent.get('intent') === 'withdraw';
  // What a higher least value of orders comes to is told before it is decided.
  if (name === 'minimumOrderMinor' && !isWithdrawn && !isSure(sent) && /^\d{1,9}$/.test(value)) {
    const { ordersBelow } = await client.ask(OrdersBelowQuery, { minimumMinor: Number(value) });
    const values = { orders: ordersBelow };
    return tellFirst(sent, [{ key: 'rules.settings.ordersBelow', values, count: ordersBelow }]);
  }
  return settle(
    await client.change(DecideSettingMutation, { name, value: isWithdrawn ? null : value }),
    path,
  );
}

export default function ShopSettings() {
  const t = useTranslate();
  const { settings, history } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('rules.settings.title')} />
      <RulePages />
      <div className="grid gap-5">
        <RefusalNotice />
        <Sure label="rules.settings.decide" />
        <p className="text-sm text-text-muted">{t('rules.settings.text')}</p>
        <Panel isFlush>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t('rules.settings.name')}</th>
                <th scope="col">{t('rules.settings.value')}</th>
                <th scope="col">{t('rules.settings.byDefault')}</th>
              </tr>
            </thead>
            <tbody>
              {settings.map((setting) => (
                <Row key={setting.name} setting={setting} />
              ))}
            </tbody>
          </table>
        </Panel>
        <History entries={history} />
      </div>
    </>
  );
}

type Setting = ReturnType<typeof useLoaderData<typeof loader>>['settings'][number];

const shownValue = (json: string) => (/^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json);

function Row({ setting }: { readonly setting: Setting }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { name, value, byDefault, isDecided, must } = setting;
  // A new setting may have no words here yet; the server’s are English.
  const told = wordsOf('rules.settings.musts', name);
  const isTold = told !== name;
  return (
    <tr>
      <td>
        <label htmlFor={`setting-${name}`}>{wordsOf('rules.settings.names', name)}</label>{' '}
        {isDecided && <Badge tone="primary">{t('rules.settings.decided')}</Badge>}
        <span className="block text-xs text-text-muted">{name}</span>
      </td>
      <td className="min-w-80">
        <Form method="post" className="grid gap-1">
          <input type="hidden" name="name" value={name} />
          <span className="flex gap-2">
            <input
              id={`setting-${name}`}
              name="value"
              key={value}
              defaultValue={shownValue(value)}
              maxLength={longestValue}
              aria-describedby={`must-${name}`}
              className="control h-9 min-w-0 flex-1 font-mono text-sm"
            />
            <Button type="submit" name="intent" value="decide" size="sm">
              {t('shell.save')}
            </Button>
            {isDecided && (
              <Button type="submit" name="intent" value="withdraw" size="sm" variant="quiet">
                {t('rules.settings.withdraw')}
              </Button>
            )}
          </span>
          <span id={`must-${name}`} className="text-xs text-text-muted" lang={isTold ? undefined : 'en'}>
            {isTold ? told : must}
          </span>
        </Form>
      </td>
      <td className="max-w-60 font-mono text-xs break-all text-text-muted">{shownValue(byDefault)}</td>
    </tr>
  );
}
