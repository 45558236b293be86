import { Icon, type IconName } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { HoursLines, OpenNow } from '../../stores/OpenNow.tsx';
import type { ContactChannel } from './insert-loaders.ts';

const icons: Readonly<Record<ContactChannel['kind'], IconName>> = {
  email: 'mail',
  messenger: 'message',
  phone: 'phone',
  whatsapp: 'message',
};

/** Every way to the shop, each with its hours and whether somebody is there now. */
export function ContactChannels({ channels }: { channels: readonly ContactChannel[] }) {
  const t = useTranslate();
  return (
    <div className="grid gap-3">
      <ul className="grid gap-4 sm:grid-cols-2">
        {channels.map((channel) => (
          <li
            key={channel.key}
            className="group relative flex flex-col items-start gap-2 rounded-lg border border-border bg-surface p-5 hover:border-border-strong"
          >
            <span className="grid size-11 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
              <Icon name={icons[channel.kind]} />
            </span>
            <p className="font-semibold">{channel.label}</p>
            <a href={channel.href} className="text-link underline wrap-anywhere after:absolute after:inset-0">
              {channel.value}
            </a>
            <p className="numbers text-sm text-text-muted">
              <HoursLines hours={channel.openingHours} />
            </p>
            {channel.note && <p className="text-sm text-text-muted">{channel.note}</p>}
            <p className="mt-auto pt-1">
              <OpenNow hours={channel.openingHours} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">{t('content.hours.zone')}</p>
    </div>
  );
}
