import type { CountryCode } from '@bowline/markets';

/** How most people of a country pay in shops; elsewhere by card. */
const usualIn: Readonly<Partial<Record<CountryCode, string>>> = {
  NL: 'ideal',
  BE: 'bancontact',
  DE: 'paypal',
  AT: 'klarna',
  SE: 'klarna',
  NO: 'klarna',
  FI: 'klarna',
};
const elsewhere = 'creditcard';

interface PaymentFacts {
  readonly paymentMethods: readonly { readonly code: string }[];
  readonly chosenPayment: string | undefined;
  readonly known: { readonly lastPayment?: string | undefined } | undefined;
  readonly billingAddress: { readonly country: string } | undefined;
}

/** As chosen before, as the last order was paid, or as people of the country pay; only what is offered. */
export function usualPayment(facts: PaymentFacts): string | undefined {
  const { paymentMethods, chosenPayment, known, billingAddress } = facts;
  const ofCountry = usualIn[billingAddress?.country as CountryCode];
  const wishes = [chosenPayment, known?.lastPayment, ofCountry, elsewhere];
  return wishes.find((wish) => paymentMethods.some(({ code }) => code === wish));
}
