import { countryName, shop } from '@bowline/markets';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';

export function CompanyDetails() {
  const t = useTranslate();
  const market = useMarket();
  const { company } = shop;
  return (
    <dl className="grid max-w-reading gap-x-8 gap-y-1 sm:grid-cols-[max-content_1fr] [&_a]:text-link [&_a]:underline [&_dd]:mb-2 [&_dt]:font-semibold">
      <dt>{t('content.company.name')}</dt>
      <dd>{shop.legalName}</dd>
      <dt>{t('content.company.address')}</dt>
      <dd>
        {company.street}
        <br />
        {company.postalCode} {company.city}
        <br />
        {countryName(shop.country, market.name)}
      </dd>
      <dt>{t('content.company.register')}</dt>
      <dd>{company.registerNumber}</dd>
      <dt>{t('content.company.vatNumber')}</dt>
      <dd>{company.vatNumber}</dd>
      <dt>{t('content.company.email')}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>{t('content.company.phone')}</dt>
      <dd>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </dd>
    </dl>
  );
}
