import type { CommerceModule } from '#module';
import { newsletterModule } from '#newsletter';
import { type Authenticate, storesModule } from '#stores';
import { createVatChecks, type VatNumberService } from '#tax';
import { type CustomerBook, createCustomerBook } from './customer-book.ts';
import { type CustomersAdmin, createCustomersAdmin } from './customers-admin.ts';
import { createCopyDownload } from './data-copy/copy-download.ts';
import { dataCopyResolvers } from './data-copy/resolvers.ts';
import { customersChanges, customersDeskResolvers } from './desk/resolvers.ts';
import { createHashing } from './hashing.ts';
import { type CustomersJobs, customersJobs } from './jobs.ts';
import type { CustomersContext } from './model.ts';
import { passkeysResolvers } from './passkeys/resolvers.ts';
import { customersPersonalData } from './personal-data.ts';
import { type CustomersRefusals, customersRefusals } from './refusals.ts';
import { findCustomer } from './repository.ts';
import { customersResolvers } from './resolvers.ts';
import type { NameOfPlace } from './services.ts';
import { createAuthenticate } from './sessions.ts';
import type { CustomersTables } from './tables.ts';

export const customersModule: CommerceModule<{
  tables: CustomersTables;
  options: {
    /** Without it, nobody is asked where sessions are opened (rule 29). */
    readonly nameOfPlace?: NameOfPlace;
    /** Confirms the VAT numbers of accounts as they are entered; without it their digits decide (rule 5). */
    readonly accountVatNumbers?: VatNumberService;
  };
  refusals: CustomersRefusals;
  services: { readonly authenticate: Authenticate; readonly customerBook: CustomerBook };
  context: Pick<CustomersContext, 'customers' | 'customersReading'>;
  jobs: CustomersJobs;
  admin: { readonly customers: CustomersAdmin };
}> = {
  name: 'customers',
  uses: ['stores', 'newsletter', 'tax'],
  personalData: customersPersonalData,
  migrations: [{ module: 'customers', folder: new URL('./migrations/', import.meta.url) }],
  refusals: customersRefusals,
  graphql: [
    { file: new URL('./customers.graphql', import.meta.url), resolvers: customersResolvers },
    { file: new URL('./data-copy/data-copy.graphql', import.meta.url), resolvers: dataCopyResolvers },
    { file: new URL('./passkeys/passkeys.graphql', import.meta.url), resolvers: passkeysResolvers },
  ],
  desk: [
    {
      file: new URL('./desk/customers.graphql', import.meta.url),
      resolvers: customersDeskResolvers,
      changes: customersChanges,
    },
  ],
  paths: ['/customer-data/:file'],
  recurring: [{ task: 'customers.forget-old', cron: '20 3 * * *' }],
  open(
    { database, shopData, clock, mail, baseUrl, nameOfPlace, accountVatNumbers, personalData, log },
    opened,
  ) {
    const { limiter } = opened(storesModule);
    const { newsletter, learnConfirmedEmails } = opened(newsletterModule);
    learnConfirmedEmails(async (id) => {
      const customer = await findCustomer(database.kysely, { id });
      return customer?.isConfirmed ? customer.email : null;
    });
    const customers = {
      database,
      limiter,
      hashing: createHashing(),
      mail,
      newsletter,
      personalData,
      ...(nameOfPlace && { nameOfPlace }),
      vatChecks: accountVatNumbers
        ? createVatChecks(database, {
            service: accountVatNumbers,
            clock,
            onServiceDown: (err) => log.warn({ err }, 'VAT numbers cannot be confirmed now'),
          })
        : null,
    };
    const settings = async () => (await shopData.current()).settings;
    return {
      services: {
        authenticate: createAuthenticate(database, settings, clock),
        customerBook: createCustomerBook(database),
      },
      context: (_, reading) => ({ customers, customersReading: reading }),
      jobs: customersJobs({ database, mail, shopData, clock, baseUrl, personalData }),
      admin: { customers: createCustomersAdmin(database, clock) },
      routes: [createCopyDownload({ database, limiter, clock })],
    };
  },
};
