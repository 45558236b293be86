import { formatDate } from '@bowline/markets';
import { Icon } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { clockTime } from './clock-time.ts';

/** Above a page that the shop did not answer for: how old it is. */
export default function KeptNote({ keptAt, timeZone }: { keptAt: string; timeZone?: string }) {
  const t = useTranslate();
  const market = useMarket();
  const time = `${formatDate(new Date(keptAt), market, 'short')}, ${clockTime(keptAt, market, timeZone)}`;
  return (
    <p role="status" className="bg-warning-soft text-sm text-on-warning-soft">
      <span className="page-width flex items-center gap-2 py-2">
        <Icon name="clock" size="sm" />
        <span>{t('device.kept', { time })}</span>
      </span>
    </p>
  );
}
