import { deviceOf, fill, type Template } from '@bowline/kit';
import type { Posting } from '@bowline/mail';
import { formatDate, type LocaleName, markets, shop, timeOfDayInShop } from '@bowline/markets';
import { storeViewByCode } from '#stores';
import { type TextsOf, textsOf } from '#texts';
import type { Customer } from './model.ts';

type Letters = TextsOf<'customers'>['letters'];
type LetterName = Exclude<keyof Letters, 'whyYou'>;

interface LetterWords {
  readonly subject: string;
  readonly heading: string;
  readonly text: string | Template<string>;
  readonly button?: string;
}

interface Written {
  readonly name: LetterName;
  readonly to: string;
  readonly locale: LocaleName;
  /** Where the button leads; without it there is none. */
  readonly url?: string;
  /** What the places of the text are filled with. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Letters of accounts carry nothing that was typed, names least of all: a stranger may have typed it. */
function write({ name, to, locale, url, values = {} }: Written): Posting {
  const texts = textsOf('customers', locale).letters;
  const { subject, heading, button: label, ...words }: LetterWords = texts[name];
  const text = fill(words.text, values);
  return {
    kind: `customer-${name}`,
    locale,
    to: { address: to },
    subject,
    letter: {
      preview: text,
      blocks: [{ heading }, { text }, ...(url && label ? [{ button: { label, url } }] : [])],
      footer: [shop.legalName, texts.whyYou],
    },
  };
}

/** In the language of the store the account was made in, when no page is at hand whose language it could be. */
export function localeOf({ storeCode }: Pick<Customer, 'storeCode'>): LocaleName {
  return storeViewByCode(storeCode)?.locale ?? 'en';
}

function link(locale: LocaleName, baseUrl: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${baseUrl}${markets[locale].prefix}${path}${search && `?${search}`}`;
}

const confirmPath = '/customer/account/confirm';
const resetPath = '/createPassword';
const forgotPath = '/customer/account/forgotPassword';
const loginPath = '/customer/account/login';
const securityPath = '/customer/account/privacy';

export function welcomeLetter(
  { email }: Customer,
  key: string,
  locale: LocaleName,
  baseUrl: string,
): Posting {
  const url = link(locale, baseUrl, confirmPath, { email, key });
  return write({ name: 'welcome', to: email, locale, url });
}

export function confirmLetter(customer: Customer, key: string, baseUrl: string): Posting {
  const { email } = customer;
  const locale = localeOf(customer);
  return write({
    name: 'confirm',
    to: email,
    locale,
    url: link(locale, baseUrl, confirmPath, { email, key }),
  });
}

export function accountExistsLetter({ email }: Customer, locale: LocaleName, baseUrl: string): Posting {
  return write({ name: 'accountExists', to: email, locale, url: link(locale, baseUrl, loginPath) });
}

export function resetLetter(
  { email }: Customer,
  token: string,
  locale: LocaleName,
  baseUrl: string,
): Posting {
  const url = link(locale, baseUrl, resetPath, { email, token });
  return write({ name: 'resetPassword', to: email, locale, url });
}

export function passwordChangedLetter(customer: Customer, baseUrl: string): Posting {
  const locale = localeOf(customer);
  return write({
    name: 'passwordChanged',
    to: customer.email,
    locale,
    url: link(locale, baseUrl, forgotPath),
  });
}

/** Rule 25. What the passkey is called was typed, and stays out of it. */
export function passkeyLetter(
  customer: Customer,
  name: 'passkeyAdded' | 'passkeyRemoved',
  baseUrl: string,
): Posting {
  const locale = localeOf(customer);
  return write({ name, to: customer.email, locale, url: link(locale, baseUrl, securityPath) });
}

/** Rule 28. By the clock of the shop, which it names: nobody knows where the reader is. */
export function newDeviceLetter(customer: Customer, userAgent: string, now: Date, baseUrl: string): Posting {
  const locale = localeOf(customer);
  const { devices } = textsOf('customers', locale);
  const device = deviceOf(userAgent);
  return write({
    name: 'newDevice',
    to: customer.email,
    locale,
    url: link(locale, baseUrl, securityPath),
    values: {
      device: device ? fill(devices.named, { ...device }) : devices.unknown,
      date: formatDate(now, markets[locale]),
      time: timeOfDayInShop(now),
      zone: devices.zone,
    },
  });
}

/** Rule 30. */
export function copyLetter(customer: Customer, key: string, baseUrl: string): Posting {
  const url = `${baseUrl}/customer-data/${key}.zip`;
  return write({ name: 'dataCopy', to: customer.email, locale: localeOf(customer), url });
}

/** To the mailbox that the account no longer has; the new one gets a link to confirm. */
export function emailChangedLetter(customer: Customer, formerEmail: string): Posting {
  return write({ name: 'emailChanged', to: formerEmail, locale: localeOf(customer) });
}

/** Rule 19: for who has an account without having chosen a password. */
export function setPasswordLetter(
  customer: Customer,
  token: string,
  locale: LocaleName,
  baseUrl: string,
): Posting {
  const { email } = customer;
  const url = link(locale, baseUrl, resetPath, { email, token });
  return write({ name: 'setPassword', to: email, locale, url });
}

/** Rule 18: the last one. */
export function accountErasedLetter(customer: Customer): Posting {
  return write({ name: 'accountErased', to: customer.email, locale: localeOf(customer) });
}
