import { Badge, Button, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { DecideSettingMutation, OrdersBelowQuery, ShopSettingsQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
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
  if (
    name === 'minimumOrderMinor' &&
    !isWithdrawn &&
    sent.get('isSure') === null &&
    /^\d{1,9}$/.test(value)
  ) {
    const { ordersBelow } = await client.ask(OrdersBelowQuery, { minimumMinor: Number(value) });
    return data({ consequence: { name, value, ordersBelow } });
  }
  return settle(
    await client.change(DecideSettingMutation, { name, value: isWithdrawn ? null : value }),
    path,
  );
}

interface Consequence {
  readonly name: string;
  readonly value: string;
  readonly ordersBelow: number;
}

export default function ShopSettings() {
  const t = useTranslate();
  const answer = useActionData<{ readonly consequence?: Consequence }>();
  const { settings, history } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('rules.settings.title')} />
      <RulePages />
      <div className="grid gap-5">
        <RefusalNotice />
        {answer?.consequence && <Sure {...answer.consequence} />}
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

function Sure({ name, value, ordersBelow }: Consequence) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Notice tone="warning">
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <span className="flex-1">
          {t('rules.settings.ordersBelow', { orders: number(ordersBelow) }, ordersBelow)}
        </span>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="value" value={value} />
        <Button type="submit" name="isSure" value="yes" size="sm" variant="primary">
          {t('rules.settings.decide')}
        </Button>
      </Form>
    </Notice>
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
