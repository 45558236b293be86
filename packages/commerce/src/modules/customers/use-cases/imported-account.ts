import type { Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { PostalAddress } from '#stores';
import type { CommerceTables } from '#tables';
import type { CustomerDetails } from '../model.ts';
import {
  insertAddress,
  insertCustomer,
  lockCustomer,
  lookIntoBook,
  passwordOf,
  replacePassword,
  setDefaults,
  setGroup,
  updateDetails,
} from '../repository.ts';

/** An account that another shop kept (rule 35). */
export interface ImportedAccount {
  readonly email: string;
  /** In one of Magento's forms (rule 4). */
  readonly passwordHash: string | null;
  readonly storeCode: string;
  readonly groupId: number;
  readonly details: CustomerDetails;
  readonly addresses: readonly {
    readonly address: PostalAddress;
    readonly isDefaultBilling: boolean;
    readonly isDefaultShipping: boolean;
  }[];
  readonly createdAt: Date;
}

type ImportRefusal = Refusal<'account-exists' | 'account-gone' | 'email-changed', Record<never, never>>;

const mostAddresses = 100;
const isOfMagento = (hash: string) => !hash.startsWith('$');

/** Rule 35: made, or brought up to date where it was imported before. Answers its id. */
export async function importAccount(
  transaction: Transaction<CommerceTables>,
  account: ImportedAccount,
  { id: known, now }: { readonly id: number | null; readonly now: Date },
): Promise<Result<number, ImportRefusal>> {
  const id =
    known ?? (await insertCustomer(transaction, { ...account.details, ...account }, account.createdAt));
  if (id === null) return refuse('account-exists', {});
  const customer = await lockCustomer(transaction, id);
  if (!customer) return refuse('account-gone', {});
  if (customer.email !== account.email) return refuse('email-changed', {});
  if (known !== null) {
    const { taxNumber, company, isBusiness, allowsAssistance } = customer;
    const own = { taxNumber: taxNumber ?? account.details.taxNumber, company, isBusiness, allowsAssistance };
    await updateDetails(transaction, id, { ...account.details, ...own }, now);
    await bringPassword(transaction, id, account.passwordHash, now);
  }
  if (known === null && account.groupId !== customer.groupId)
    await setGroup(transaction, id, account.groupId);
  await bringAddresses(transaction, id, account.addresses, now);
  return ok(id);
}

/** Whoever has signed in here since has a password of this shop, which stays. */
async function bringPassword(
  transaction: Transaction<CommerceTables>,
  id: number,
  hash: string | null,
  now: Date,
): Promise<void> {
  const from = (await passwordOf(transaction, { id }))?.hash ?? null;
  if (hash === null || hash === from || from === null || !isOfMagento(from)) return;
  await replacePassword(transaction, id, { from, to: hash }, now);
}

async function bringAddresses(
  transaction: Transaction<CommerceTables>,
  customerId: number,
  addresses: ImportedAccount['addresses'],
  now: Date,
): Promise<void> {
  for (const { address, isDefaultBilling, isDefaultShipping } of addresses) {
    const { count, isKnown } = await lookIntoBook(transaction, customerId, address);
    if (isKnown || count >= mostAddresses) continue;
    const id = await insertAddress(transaction, customerId, address, now);
    const isFirst = count === 0;
    await setDefaults(transaction, customerId, {
      billing: isDefaultBilling || isFirst ? id : undefined,
      shipping: isDefaultShipping || isFirst ? id : undefined,
    });
  }
}
