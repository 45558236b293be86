import { Badge, type BadgeTone, ButtonLink, Disclosure } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { AuditLogQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { searchParams } = url;
  const before = /^\d{1,15}$/.exec(searchParams.get('before') ?? '')?.[0];
  const { auditLog } = await client.ask(AuditLogQuery, {
    before: before === undefined ? null : Number(before),
    subject: searchParams.get('subject')?.slice(0, 120) || null,
    isRefused: searchParams.has('refused'),
  });
  return {
    ...auditLog,
    entries: auditLog.entries.filter((entry) => entry !== null),
    isRefused: searchParams.has('refused'),
  };
}

const tones: Readonly<Record<string, BadgeTone>> = { done: 'success', refused: 'warning', failed: 'error' };

export default function Log() {
  const t = useTranslate();
  const { entries, hasMore, isRefused } = useLoaderData<typeof loader>();
  const { exactMoment } = useFormats();
  const last = entries.at(-1);
  const kept = isRefused ? '&refused' : '';
  return (
    <>
      <PageHeader
        title={t('staff.log.title')}
        actions={
          <ButtonLink href={isRefused ? '/staff/log' : '/staff/log?refused'} size="sm">
            {t(isRefused ? 'staff.log.all' : 'staff.log.refused')}
          </ButtonLink>
        }
      />
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('staff.log.when')}</th>
              <th scope="col">{t('staff.log.who')}</th>
              <th scope="col">{t('staff.log.what')}</th>
              <th scope="col">{t('staff.log.about')}</th>
              <th scope="col">{t('staff.log.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="whitespace-nowrap">{exactMoment(entry.at)}</td>
                <td>
                  {entry.staffName} <span className="text-text-muted">{entry.place}</span>
                </td>
                <td>{entry.operation}</td>
                <td>{entry.subject}</td>
                <td>
                  <Badge tone={tones[entry.outcome ?? ''] ?? 'neutral'}>
                    {t(`staff.log.outcomes.${(entry.outcome ?? 'open') as 'done'}`)}
                  </Badge>
                  <Disclosure summary={t('staff.log.details')}>
                    <pre className="max-w-lg overflow-x-auto text-xs whitespace-pre-wrap">
                      {[entry.code, entry.given, entry.before, entry.after].filter(Boolean).join('\n')}
                    </pre>
                  </Disclosure>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {hasMore && last && (
        <p className="mt-4">
          <ButtonLink href={`/staff/log?before=${last.id}${kept}`} size="sm">
            {t('staff.log.older')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
