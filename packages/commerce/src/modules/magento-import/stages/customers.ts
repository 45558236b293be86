import { type ImportedAccount, importAccount, noDetails, readDetails } from '#customers';
import { type AddressInput, type PostalAddress, readAddress, readEmailAddress, storeViews } from '#stores';
import { type Misfit, misfit, type RawRecord } from '../model.ts';
import { isSetIn, listIn, objectIn, textIn, wholeIn } from '../source/raw-values.ts';
import { byColumn } from './by-rows.ts';
import { byPages, type Planned, type PlanningFacts, type Stage } from './stage.ts';

type AccountWish = Omit<ImportedAccount, 'createdAt'> & { readonly createdAt: string };

/** `hash:salt:version`, with several versions where a hash was hashed again. */
const hashForm = /^[0-9a-f]{32,128}:[^:\s]{0,128}(?::(?:1|2|3_\d{2}_\d{1,2}_\d{5,9}))+$/;
const knownGroups: readonly number[] = [1, 2, 3];
const mostAddresses = 100;
const streetLines = 4;

export function addressInput(raw: unknown): AddressInput {
  const region = objectIn(raw, 'region');
  return {
    prefix: textIn(raw, 'prefix'),
    firstname: textIn(raw, 'firstname'),
    middlename: textIn(raw, 'middlename'),
    lastname: textIn(raw, 'lastname'),
    suffix: textIn(raw, 'suffix'),
    company: textIn(raw, 'company'),
    street: listIn(raw, 'street').map((line) => (typeof line === 'string' ? line : '')),
    city: textIn(raw, 'city'),
    region: textIn(region, 'region') || textIn(raw, 'region'),
    postcode: textIn(raw, 'postcode'),
    country_code: textIn(raw, 'country_id'),
    // Magento may do without, this shop does not.
    telephone: textIn(raw, 'telephone') || '0',
    fax: textIn(raw, 'fax'),
    vat_id: textIn(raw, 'vat_id'),
  };
}

/** An address as this shop keeps them; null with what is wrong with it. */
export function addressOf(raw: unknown, misfits: Misfit[]): PostalAddress | null {
  const address = readAddress(addressInput(raw), { streetLines });
  if (address.ok) return address.value;
  const { code, details } = address.refusal;
  misfits.push(misfit('address-not-valid', 'field' in details ? details.field : code));
  return null;
}

/** The store here that speaks the language of the store view there. */
export function storeCodeOf(storeId: string, { source }: PlanningFacts): string {
  const [locale = 'en'] = Object.entries(source.viewIds).find(([, id]) => id === storeId) ?? [];
  return (storeViews.find((view) => view.locale === locale) ?? storeViews[0])?.code ?? 'en';
}

function plan({ base }: RawRecord, facts: PlanningFacts): Planned<AccountWish> {
  const id = textIn(base, 'id');
  const leftOut = (code: string, value = '') => ({ id, name: null, leftOut: misfit(code, value) });
  const email = readEmailAddress(textIn(base, 'email'));
  if (email === null) return leftOut('email-not-valid');
  const misfits: Misfit[] = [];
  const input = {
    prefix: textIn(base, 'prefix'),
    firstname: textIn(base, 'firstname'),
    middlename: textIn(base, 'middlename'),
    lastname: textIn(base, 'lastname'),
    suffix: textIn(base, 'suffix'),
    taxvat: textIn(base, 'taxvat'),
  };
  const gender = wholeIn(base, 'gender');
  const more = { dob: textIn(base, 'dob'), gender: gender && gender >= 1 && gender <= 3 ? gender : null };
  const moment = { locale: 'en', now: facts.now } as const;
  const whole = readDetails({ ...input, ...more }, noDetails, moment);
  const details = whole.ok ? whole : readDetails(input, noDetails, moment);
  if (!details.ok) return leftOut('name-not-valid', details.refusal.code);
  if (!whole.ok) misfits.push(misfit('birthday-not-valid'));
  const addresses = listIn(base, 'addresses')
    .slice(0, mostAddresses)
    .flatMap((raw) => {
      const address = addressOf(raw, misfits);
      const marks = {
        isDefaultBilling: isSetIn(raw, 'default_billing'),
        isDefaultShipping: isSetIn(raw, 'default_shipping'),
      };
      return address ? [{ address, ...marks }] : [];
    });
  const hash = textIn(base, 'password_hash');
  if (hash !== '' && !hashForm.test(hash)) misfits.push(misfit('password-form-not-known'));
  const group = wholeIn(base, 'group_id') ?? 1;
  if (!knownGroups.includes(group)) misfits.push(misfit('group-not-known', group));
  const wish: AccountWish = {
    email,
    passwordHash: hashForm.test(hash) ? hash : null,
    storeCode: storeCodeOf(textIn(base, 'store_id'), facts),
    groupId: knownGroups.includes(group) ? group : 1,
    details: details.value,
    addresses,
    createdAt: textIn(base, 'created_at'),
  };
  return { id, name: null, wish, misfits, needs: [], brings: [] };
}

/** Moments of Magento's database are UTC and do not say so. */
export function momentIn(text: string, otherwise: Date): Date {
  const moment = new Date(`${text.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) || moment > otherwise ? otherwise : moment;
}

/** Rules 18 and 19. */
export const customersStage: Stage<AccountWish> = {
  kind: 'customers',
  open(source, tables) {
    const read = byPages(source, { path: '/customers/search', sortedBy: ['entity_id'] });
    const hashes = byColumn(tables('customer_entity'), 'entity_id');
    return async (position) => {
      const page = await read(position);
      const items = page.items.map(({ base, views }) => {
        const known = hashes.get(textIn(base, 'id'));
        return { base: { ...Object(base), password_hash: known?.password_hash ?? '' }, views };
      });
      return { ...page, items };
    };
  },
  plan,
  async write({ transaction, now }, wish, ownId) {
    const account = { ...wish, createdAt: momentIn(wish.createdAt, now) };
    const kept = await importAccount(transaction, account, { id: ownId, now });
    return kept.ok ? kept : { ok: false, refusal: misfit(kept.refusal.code) };
  },
};
