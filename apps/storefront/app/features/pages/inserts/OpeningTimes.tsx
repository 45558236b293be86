import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { HoursLines } from '../../stores/OpenNow.tsx';
import type { ContactChannel } from './insert-loaders.ts';

/** When somebody is there, by channel. */
export function OpeningTimes({ channels }: { channels: readonly ContactChannel[] }) {
  const t = useTranslate();
  return (
    <div className="grid gap-2">
      <table className="numbers w-full max-w-reading">
        <thead>
          <tr className="border-b border-border">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {t('content.hours.channel')}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {t('content.hours.hours')}
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <tr key={channel.key} className="border-b border-border align-top">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {channel.label}
              </th>
              <td className="py-2">
                <HoursLines hours={channel.openingHours} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-text-muted">{t('content.hours.zone')}</p>
    </div>
  );
}
