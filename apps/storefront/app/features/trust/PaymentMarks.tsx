import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

/** One file with all marks, drawn for the shop; browsers fetch it once, when the first one comes near. */
const file = '/payment-marks.svg';

/** Proper names, the same in every language. */
const names = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  klarna: 'Klarna',
} as const;
type NamedMark = keyof typeof names;

/** Methods that are several marks, or have one under their own name. */
const marksOf: Readonly<Record<string, readonly string[]>> = {
  ideal: ['ideal'],
  bancontact: ['bancontact'],
  creditcard: ['visa', 'mastercard'],
  paypal: ['paypal'],
  klarna: ['klarna'],
  banktransfer: ['banktransfer'],
};

function Mark({ mark, name = '' }: { readonly mark: string; readonly name?: string }) {
  return (
    <img
      src={`${file}#${mark}`}
      alt={name}
      width={40}
      height={26}
      loading="lazy"
      decoding="async"
      className="h-6.5 w-10 flex-none"
    />
  );
}

/** What a way to pay looks like; its name stands beside it. */
export function PaymentMark({ method }: { method: string }) {
  return (
    <span className="flex flex-none gap-1.5">
      {(marksOf[method] ?? ['other']).map((mark) => (
        <Mark key={mark} mark={mark} />
      ))}
    </span>
  );
}

/** What can be used to pay in the shop of this locale, in the order of its country. */
export function PaymentMarks() {
  const t = useTranslate();
  const market = useMarket();
  return (
    <ul aria-label={t('trust.payment')} className="flex flex-wrap gap-1.5">
      {marksIn(market.country, market.defaultCurrency).map((mark) => (
        <li key={mark} className="flex">
          <Mark mark={mark} name={names[mark]} />
        </li>
      ))}
    </ul>
  );
}

/** Some serve a country or a few currencies only. */
function marksIn(country: string, currency: string): readonly NamedMark[] {
  const cards = ['visa', 'mastercard', 'paypal'] as const;
  if (currency === 'USD') return cards;
  if (currency !== 'EUR') return ['klarna', ...cards];
  return country === 'NL' ? ['ideal', 'bancontact', ...cards, 'klarna'] : [...cards, 'klarna', 'bancontact'];
}
