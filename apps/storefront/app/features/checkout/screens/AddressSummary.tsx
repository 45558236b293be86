import { countries, isCountryCode } from '@bowline/markets';
import { Link, type SelectOption } from '@bowline/ui/components';
import type { AddressFieldName, Values } from '@bowline/ui/forms';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { bookChoice } from '../booked-choice.ts';
import { streetLineOf } from '../checkout-view.ts';
import type { BookEntry } from '../known-customer.ts';

export interface AddressSummaryProps {
  readonly title: string;
  readonly address: Values<AddressFieldName>;
  readonly countryOptions: readonly SelectOption[];
  readonly changeHref: string;
}

export function AddressSummary({ title, address, countryOptions, changeHref }: AddressSummaryProps) {
  const t = useTranslate();
  return (
    <section className="grid gap-2 rounded-lg border border-border p-5" aria-label={title}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        <Link href={changeHref} className="text-link-style" aria-label={`${t('checkout.change')}: ${title}`}>
          {t('checkout.change')}
        </Link>
      </div>
      <address className="not-italic">
        {linesOf(address, countryOptions).map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

/** The addresses of a book, each with its name and place. */
export function bookChoices(book: readonly BookEntry[], countryOptions: readonly SelectOption[]) {
  return book.map(({ id, values }) => {
    const [name, ...place] = linesOf({ ...values, phone: '' }, countryOptions);
    return { value: bookChoice(id), label: name, hint: place.join(', ') };
  });
}

function linesOf(address: Values<AddressFieldName>, countryOptions: readonly SelectOption[]): string[] {
  const { firstname, lastname, company, street2, postcode, city, region, country = '', phone } = address;
  const regions = isCountryCode(country) ? countries[country].regions : [];
  const lines = [
    `${firstname} ${lastname}`,
    company,
    streetLineOf(address),
    street2,
    [postcode, city].filter(Boolean).join(' '),
    regions.find(({ code }) => code === region)?.name,
    countryOptions.find(({ value }) => value === country)?.label,
    phone,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
