import { Button } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useMay } from '../../data/use-me.ts';
import type { ShopMessageQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';

type Change = NonNullable<NonNullable<ShopMessageQueryResult['shopMessage']>['history'][number]>;

export interface MessageHistoryProps {
  readonly changes: readonly (Omit<Change, 'differences'> & {
    readonly differences: readonly NonNullable<Change['differences'][number]>[];
  })[];
}

/** What was said before, with the way back to it. */
export function MessageHistory({ changes }: MessageHistoryProps) {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const isOpen = useMay()('restoreShopMessage');
  if (changes.length === 0) return null;
  return (
    <Panel title={t('messages.history')}>
      <ol className="grid gap-4 text-sm">
        {changes.map(({ revision, at, author, differences }, index) => (
          <li key={revision} className="grid gap-1.5">
            <span className="text-text-muted">{`${exactMoment(at)} · ${author}`}</span>
            {differences.map(({ locale, before, after }) => (
              <div key={locale} className="grid gap-0.5">
                <span className="font-semibold">{locale}</span>
                <del className="break-words text-text-muted">{before ?? t('messages.ofCode')}</del>
                <ins className="break-words no-underline">{after ?? t('messages.ofCode')}</ins>
              </div>
            ))}
            {isOpen && index > 0 && (
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="revision" value={revision} />
                <Button type="submit" size="sm">
                  {t('messages.restore')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
