import { Badge, ButtonLink, Progress } from '@bowline/ui/components';
import { useLoaderData } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { loader } from './MagentoImport.tsx';

const pageSize = 200;

/** What was read and what became of it by kind, and what did not fit. */
export function ImportReport() {
  return (
    <>
      <Counts />
      <Misfits />
    </>
  );
}

function Counts() {
  const { counts, isTrial, state } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { number } = useFormats();
  // Roots and attributes of Magento's own are told of and not taken, so what was read can be less than there is.
  const rows = counts.filter((count) => count !== null);
  return (
    <Panel title={t(isTrial ? 'magento-import.wouldBe' : 'magento-import.progress')} isFlush>
      <table className="desk-table" aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{t('magento-import.what')}</th>
            <th scope="col">{t('magento-import.read')}</th>
            <th scope="col" className="amount">
              {t('magento-import.added')}
            </th>
            <th scope="col" className="amount">
              {t('magento-import.changed')}
            </th>
            <th scope="col" className="amount">
              {t('magento-import.unchanged')}
            </th>
            <th scope="col" className="amount">
              {t('magento-import.leftOut')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, total, read, added, changed, unchanged, leftOut }) => (
            <tr key={kind}>
              <td className="whitespace-nowrap">{t(`magento-import.kinds.${kind as 'stock'}`)}</td>
              <td>
                <Progress
                  done={read}
                  of={state === 'done' ? read : Math.max(total, read)}
                  label={t(`magento-import.kinds.${kind as 'stock'}`)}
                />
              </td>
              <td className="amount">{number(added)}</td>
              <td className="amount">{number(changed)}</td>
              <td className="amount">{number(unchanged)}</td>
              <td className="amount">{number(leftOut)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Misfits() {
  const { id, problems } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const rows = problems.filter((problem) => problem !== null);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('magento-import.misfitsTitle')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('magento-import.what')}</th>
            <th scope="col">{t('magento-import.number')}</th>
            <th scope="col">{t('magento-import.outcome')}</th>
            <th scope="col">{t('magento-import.why')}</th>
            <th scope="col">{t('magento-import.value')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((problem) => (
            <tr key={problem.id}>
              <td className="whitespace-nowrap">{t(`magento-import.kinds.${problem.kind as 'stock'}`)}</td>
              <td className="wrap-anywhere">
                {problem.magentoId} <span className="text-text-muted">{problem.name}</span>
              </td>
              <td>
                <Badge tone={problem.isLeftOut ? 'error' : 'warning'}>
                  {t(problem.isLeftOut ? 'magento-import.isLeftOut' : 'magento-import.isInPart')}
                </Badge>
              </td>
              <td>{wordsOf('magento-import.misfits', problem.code)}</td>
              <td className="wrap-anywhere">{problem.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === pageSize && (
        <p className="p-4">
          <ButtonLink href={`/magento-import/${id}?after=${rows.at(-1)?.id}`} size="sm">
            {t('magento-import.more')}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}
