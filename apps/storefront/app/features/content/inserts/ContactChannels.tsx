import { Icon, type IconName } from '@bowline/ui/components';
import type { ContactChannel } from './load-contact-channels.ts';
import { HoursLines } from './OpeningTimes.tsx';
import { OpenNow } from './OpenNow.tsx';

const icons: Readonly<Record<ContactChannel['kind'], IconName>> = {
  email: 'mail',
  messenger: 'user',
  phone: 'phone',
  whatsapp: 'phone',
};

export function ContactChannels({ channels }: { channels: readonly ContactChannel[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {channels.map((channel) => (
        <li
          key={channel.key}
          className="group relative grid content-start gap-2 rounded-lg border border-border bg-surface p-5 hover:border-border-strong"
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
          <p>
            <OpenNow hours={channel.openingHours} />
          </p>
        </li>
      ))}
    </ul>
  );
}
