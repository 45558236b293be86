import { EmptyState, Icon, VisuallyHidden } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { LocationSketch } from './LocationSketch.tsx';
import type { StoreLocation } from './load-store-locations.ts';
import { HoursLines, OpenNow } from './OpenNow.tsx';

/** Where the shop can be visited: address, hours, what one can do there, and the way. */
export function StoreLocations({ locations }: { locations: readonly StoreLocation[] }) {
  const t = useTranslate();
  if (locations.length === 0) return <EmptyState title={t('stores.empty')} />;
  return (
    <ul className="grid gap-6">
      {locations.map((location) => (
        <li key={location.key}>
          <Location store={location} />
        </li>
      ))}
    </ul>
  );
}

function Location({ store }: { store: StoreLocation }) {
  const t = useTranslate();
  return (
    <article className="grid gap-6 rounded-lg border border-border bg-surface-raised p-5 sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <header className="grid gap-2">
          <h2 className="text-2xl">{store.name}</h2>
          <p className="[&>span]:whitespace-normal">
            <OpenNow hours={store.openingHours} />
          </p>
          <p className="max-w-reading text-text-muted">{store.description}</p>
        </header>
        <div className="grid gap-5 sm:grid-cols-2">
          <Reach store={store} />
          <section className="grid content-start gap-2">
            <h3 className="font-semibold">{t('stores.hours')}</h3>
            <p className="numbers">
              <HoursLines hours={store.openingHours} />
            </p>
            <p className="text-sm text-text-muted">{t('content.hours.zone')}</p>
          </section>
        </div>
        <Services services={store.services} />
      </div>
      <LocationSketch label={t('stores.sketch')} city={store.address.city} street={store.address.street} />
    </article>
  );
}

function Reach({ store }: { store: StoreLocation }) {
  const t = useTranslate();
  const { address, location, phone, email } = store;
  const route = `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`;
  return (
    <div className="grid content-start gap-3">
      <address className="not-italic">
        {address.street}
        <br />
        {address.postalCode} {address.city}
        <br />
        {store.countryLabel}
      </address>
      {phone && (
        <p>
          {t('stores.phone')}:{' '}
          <a className="text-link-style" href={`tel:${phone.replace(/\s/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          {t('stores.email')}:{' '}
          <a className="text-link-style wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p>
        <a className="text-link-style inline-flex min-h-6 items-center gap-1.5" href={route} rel="noopener">
          <Icon name="arrow-right" size="sm" />
          {t('stores.route')} <VisuallyHidden>{t('stores.elsewhere')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

function Services({ services }: { services: readonly string[] }) {
  const t = useTranslate();
  if (services.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('stores.services')}</h3>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {services.map((service) => (
          <li key={service} className="flex gap-2">
            <Icon name="check" size="sm" className="mt-1 text-success" />
            {service}
          </li>
        ))}
      </ul>
    </section>
  );
}
