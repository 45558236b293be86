import { Disclosure } from '@bowline/ui/components';
import type { DeskRequest } from '../data/desk-context.ts';
import { AuditLogQuery, type AuditLogQueryResult } from '../generated/operations.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { Panel } from './Panel.tsx';

type Entry = NonNullable<AuditLogQueryResult['auditLog']['entries'][number]>;

const mostShown = 10;

/** What the log knows of a thing or a kind of things, for pages of owners. */
export async function historyOf({ client }: DeskRequest, subject: string): Promise<readonly Entry[]> {
  const { auditLog } = await client.ask(AuditLogQuery, { subject, before: null, isRefused: false });
  return auditLog.entries
    .filter((entry) => entry !== null && entry.outcome === 'done')
    .slice(0, mostShown) as Entry[];
}

/** Who changed what, with how it was before and after. */
export function History({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  if (entries.length === 0) return null;
  return (
    <Panel title={t('shell.history')}>
      <ol className="grid gap-3 text-sm">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Disclosure summary={`${exactMoment(entry.at)} · ${entry.staffName} · ${entry.operation}`}>
              <dl className="grid gap-x-3 text-xs sm:grid-cols-[auto_1fr]">
                <dt className="text-text-muted">{t('shell.given')}</dt>
                <dd className="break-all">{entry.given}</dd>
                <dt className="text-text-muted">{t('shell.before')}</dt>
                <dd className="break-all">{entry.before}</dd>
                <dt className="text-text-muted">{t('shell.after')}</dt>
                <dd className="break-all">{entry.after}</dd>
              </dl>
            </Disclosure>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
