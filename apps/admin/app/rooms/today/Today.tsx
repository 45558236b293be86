import { Badge, type BadgeTone, classNames, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { TodayQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { compareWeeks } from './compare-weeks.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { today } = await deskOf(args).client.ask(TodayQuery, {});
  return today;
}

type Counts = Awaited<ReturnType<typeof loader>>;

interface Stack {
  readonly name: keyof Counts & MessageTail;
  /** Where its list is, once the room is there. */
  readonly path?: string;
  readonly needs?: string;
  readonly tone: BadgeTone;
}

type MessageTail = MessageKey extends infer Key
  ? Key extends `today.waiting.${infer Name}`
    ? Name
    : never
  : never;

/** Each number leads to its list, for whoever may see that. */
const stacks: readonly Stack[] = [
  { name: 'ordersToHandle', path: '/orders?status=processing', needs: 'orders', tone: 'primary' },
  { name: 'returnsToDecide', path: '/returns', needs: 'returns', tone: 'primary' },
  { name: 'reviewsToDecide', path: '/reviews', needs: 'reviewsToModerate', tone: 'primary' },
  { name: 'ordersOnHold', path: '/orders?status=holded', needs: 'orders', tone: 'warning' },
  { name: 'paymentsFailed', path: '/orders?trouble=payment-failed', needs: 'orders', tone: 'error' },
  { name: 'refundsRefused', path: '/orders?trouble=refund-refused', needs: 'orders', tone: 'error' },
  { name: 'lettersFailed', path: '/mailbox?failed=on', needs: 'letters', tone: 'error' },
  { name: 'jobsStuck', path: '/jobs?state=stuck', needs: 'jobs', tone: 'error' },
  { name: 'searchesEmpty', path: '/search', needs: 'searches', tone: 'warning' },
  { name: 'stockEmpty', path: '/stock?filter=empty', needs: 'stockPools', tone: 'warning' },
  { name: 'stockLow', path: '/stock?filter=low', needs: 'stockPools', tone: 'warning' },
];

export default function Today() {
  const t = useTranslate();
  const today = useLoaderData<typeof loader>();
  const { day } = useFormats();
  return (
    <>
      <PageHeader
        title={t('today.title')}
        beside={<span className="text-text-muted">{day(today.day)}</span>}
      />
      <div className="grid gap-5">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
          {stacks.map((stack) => (
            <Waiting key={stack.name} {...stack} count={Number(today[stack.name])} />
          ))}
        </ul>
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <Sales today={today} />
          <Vitals today={today} />
        </div>
      </div>
    </>
  );
}

function Waiting({ name, path, needs, tone, count }: Stack & { readonly count: number }) {
  const t = useTranslate();
  const may = useMay();
  const { number } = useFormats();
  const box = 'grid h-full gap-1 rounded-lg border border-border bg-surface-raised px-4 py-3';
  const content = (
    <>
      <span className="flex items-center gap-2">
        <span className="text-2xl font-semibold numbers">{number(count)}</span>
        {count > 0 && <Badge tone={tone}>{t(`today.kinds.${tone as 'primary'}`)}</Badge>}
      </span>
      <span className="text-sm text-text-muted">{t(`today.waiting.${name}`)}</span>
    </>
  );
  return (
    <li>
      {path !== undefined && (needs === undefined || may(needs)) ? (
        <Link href={path} className={classNames(box, 'hover:border-border-strong')}>
          {content}
        </Link>
      ) : (
        <div className={box}>{content}</div>
      )}
    </li>
  );
}

function Sales({ today }: { readonly today: Counts }) {
  const t = useTranslate();
  const { money, number, percent } = useFormats();
  const weeks = compareWeeks(
    today.sales.filter((each) => each !== null),
    today.day,
  );
  return (
    <Panel title={t('today.sales.title')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('today.sales.currency')}</th>
            <th scope="col" className="amount">
              {t('today.sales.orders')}
            </th>
            <th scope="col" className="amount">
              {t('today.sales.week')}
            </th>
            <th scope="col" className="amount">
              {t('today.sales.before')}
            </th>
            <th scope="col" className="amount">
              {t('today.sales.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ currency, orders, ordersBefore, totalMinor, totalMinorBefore, change }) => (
            <tr key={currency}>
              <td>{currency}</td>
              <td className="amount">
                {number(orders)} <span className="text-text-muted">/ {number(ordersBefore)}</span>
              </td>
              <td className="amount">{money(totalMinor, currency)}</td>
              <td className="amount">{money(totalMinorBefore, currency)}</td>
              <td className="amount">{change === null ? '–' : percent(change)}</td>
            </tr>
          ))}
          {weeks.length === 0 && (
            <tr>
              <td colSpan={5} className="text-text-muted">
                {t('today.sales.none')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
}

const mostVitals = 12;

function Vitals({ today }: { readonly today: Counts }) {
  const t = useTranslate();
  const { number } = useFormats();
  const shown = today.vitals
    .filter((each) => each !== null)
    .toSorted((one, other) => other.values - one.values)
    .slice(0, mostVitals);
  return (
    <Panel title={t('today.vitals.title')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('today.vitals.page')}</th>
            <th scope="col">{t('today.vitals.device')}</th>
            <th scope="col">{t('today.vitals.vital')}</th>
            <th scope="col" className="amount">
              {t('today.vitals.p75')}
            </th>
            <th scope="col" className="amount">
              {t('today.vitals.good')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ page, device, vital, p75, good, values }) => (
            <tr key={`${page} ${device} ${vital}`}>
              <td>{page}</td>
              <td>{device}</td>
              <td>{vital}</td>
              <td className="amount">
                {p75 === null ? '–' : vital === 'CLS' ? number(p75 / 1_000) : `${number(Math.round(p75))} ms`}
              </td>
              <td className="amount">{`${Math.round((good / Math.max(values, 1)) * 100)} %`}</td>
            </tr>
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={5} className="text-text-muted">
                {t('today.vitals.none')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
}
