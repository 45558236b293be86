import { shop, supportHours } from '@bowline/markets';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

/** Who runs the shop and when somebody answers (specification 9). */
export function CompanyFacts() {
  const t = useTranslate();
  const { street, postalCode, city, registerNumber, vatNumber, email, phone } = shop.company;
  return (
    <div className="grid gap-3 text-sm text-text-muted [&_a:hover]:underline">
      <address className="not-italic">
        {shop.legalName}
        <br />
        {street}, {postalCode} {city}
        <br />
        {t('trust.register', { register: registerNumber, vat: vatNumber })}
      </address>
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="inline-flex min-h-6 items-center">
          {phone}
        </a>
        <br />
        {t('trust.hours', supportHours.phone)}
      </p>
      <p>
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center">
          {email}
        </a>
        <br />
        {t('trust.hours', supportHours.messages)}
      </p>
    </div>
  );
}
