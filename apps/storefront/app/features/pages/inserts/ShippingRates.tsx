import { Badge, Disclosure } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShowsVat } from '../../catalog/use-shows-vat.ts';
import type { ShippingRatesView } from './insert-loaders.ts';

type Zone = ShippingRatesView[number];

/** More countries than this are the rest of the world. */
const mostNamed = 40;

export function ShippingRates({ zones }: { zones: ShippingRatesView }) {
  const t = useTranslate();
  const showsVat = useShowsVat();
  return (
    <div className="grid gap-6">
      <p className="text-text-muted">{t(showsVat ? 'content.rates.inclVat' : 'content.rates.exclVat')}</p>
      <ul className="grid gap-6 lg:grid-cols-2">
        {zones.map((zone) => (
          <li key={zone.key} className="rounded-lg border border-border bg-surface p-5">
            <ZoneRates zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ZoneRates({ zone }: { zone: Zone }) {
  const t = useTranslate();
  const isRest = zone.countries.length > mostNamed;
  const heading = `zone-${zone.key}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {isRest ? t('content.rates.others') : zone.countries.join(', ')}
        {zone.isOwn && <Badge>{t('content.rates.own')}</Badge>}
      </h2>
      <table className="numbers w-full text-sm">
        <thead>
          <tr className="border-b border-border text-start align-bottom">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('content.rates.weight')}
            </th>
            {zone.services.map((service) => (
              <th
                key={serviceKey(service)}
                scope="col"
                className="py-2 ps-3 text-end font-medium hyphens-auto max-sm:ps-2 max-sm:text-xs"
              >
                {t(service.isPickupPoint ? 'content.rates.point' : 'content.rates.door', {
                  carrier: service.name,
                })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zone.weights.map((weight) => (
            <tr key={weight} className="border-b border-border last:border-0">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {weight}
              </th>
              {zone.services.map((service) => (
                <td key={serviceKey(service)} className="py-2 ps-3 text-end">
                  {service.bands.find(({ upTo }) => upTo === weight)?.price ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isRest && <Disclosure summary={t('content.rates.named')}>{zone.countries.join(', ')}</Disclosure>}
      {zone.freeFrom && <p className="font-medium">{t('content.rates.free', { amount: zone.freeFrom })}</p>}
    </section>
  );
}

function serviceKey({ name, isPickupPoint }: Zone['services'][number]): string {
  return `${name} ${isPickupPoint}`;
}
