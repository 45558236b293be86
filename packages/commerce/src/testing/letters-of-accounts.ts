import type { Posting } from '@bowline/mail';
import type { LocaleName } from '@bowline/markets';
import { accountLetters, type Customer } from '#customers';
import { storeViews } from '#stores';

const now = new Date('2026-11-02T09:00:00Z');
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const secret = 'x'.repeat(32);

/** What happens to accounts, each as its owner reads it. */
export function lettersOfAccounts(locale: LocaleName, baseUrl: string): readonly Posting[] {
  const customer: Customer = {
    ...{ id: 1, email: 'anna@example.com', firstName: 'Anna', lastName: 'Kowalska', groupId: 1 },
    ...{ prefix: null, middleName: null, suffix: null, dateOfBirth: null, gender: null, taxNumber: null },
    ...{ isBusiness: false, company: null, allowsAssistance: false, isConfirmed: false, hasPassword: true },
    ...{ createdAt: now, defaultBillingId: null, defaultShippingId: null },
    storeCode: storeViews.find((view) => view.locale === locale)?.code ?? 'en',
  };
  return [
    accountLetters.welcomeLetter(customer, secret, locale, baseUrl),
    accountLetters.confirmLetter(customer, secret, baseUrl),
    accountLetters.accountExistsLetter(customer, locale, baseUrl),
    accountLetters.resetLetter(customer, secret, locale, baseUrl),
    accountLetters.setPasswordLetter(customer, secret, locale, baseUrl),
    accountLetters.passwordChangedLetter(customer, baseUrl),
    accountLetters.emailChangedLetter(customer, 'former@example.com'),
    accountLetters.passkeyLetter(customer, 'passkeyAdded', baseUrl),
    accountLetters.passkeyLetter(customer, 'passkeyRemoved', baseUrl),
    accountLetters.newDeviceLetter(customer, userAgent, now, baseUrl),
    accountLetters.copyLetter(customer, secret, baseUrl),
    accountLetters.accountErasedLetter(customer),
  ];
}
