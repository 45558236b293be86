import { decodeEntityUid, encodeUid, RefusalError, valueOrRefusal } from '#graphql';
import { isPlainText, readEmailAddress, showAddressDetails } from '#stores';
import type { Resolvers } from '#wire';
import { formAttributes } from './form-attributes.ts';
import type { Customer, CustomersContext } from './model.ts';
import { findCustomer, readAddresses, readCustomer } from './repository.ts';
import { requiredCustomer } from './required-customer.ts';
import { endSessions, listSessions } from './sessions.ts';
import {
  addAddress,
  type BookedAddressInput,
  changeAddress,
  removeAddress,
} from './use-cases/address-book.ts';
import {
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from './use-cases/by-letter.ts';
import { changeDetails, changeEmail, changePassword } from './use-cases/change-account.ts';
import { leave } from './use-cases/leave.ts';
import { register } from './use-cases/register.ts';
import { signIn } from './use-cases/sign-in.ts';

async function signedIn(context: CustomersContext): Promise<Customer> {
  const customer = await readCustomer(context.customersReading, requiredCustomer(context));
  if (!customer) throw new RefusalError({ code: 'customer-not-authorized', details: {} });
  return customer;
}

interface WrittenAddress {
  readonly country_id?: string | null;
  readonly country_code?: string | null;
  readonly region?: {
    readonly region?: string | null;
    readonly region_code?: string | null;
    readonly region_id?: number | null;
  } | null;
  readonly custom_attributes?: readonly ({ attribute_code: string; value: string } | null)[] | null;
  readonly custom_attributesV2?: readonly ({ attribute_code: string } | null)[] | null;
}

/** Clients name the country in two ways, and regions by parts. */
function bookedInput({
  country_id,
  region,
  custom_attributesV2,
  ...input
}: WrittenAddress): BookedAddressInput {
  const country = input.country_code ?? country_id;
  const attributes = custom_attributesV2 ?? input.custom_attributes;
  return {
    ...input,
    ...(country && { country_code: country }),
    ...(region && {
      region: region.region ?? region.region_code ?? null,
      region_id: region.region_id ?? null,
    }),
    ...(attributes && { custom_attributes: attributes }),
  } as BookedAddressInput;
}

function idOf(uid: string): number {
  return decodeEntityUid(uid) ?? 0;
}

const defaultAddressPages = { currentPage: 1, pageSize: 5 };
const mostSessionsShown = 50;

export const customersResolvers: Resolvers<CustomersContext> = {
  Query: {
    customer: (_, __, context) => signedIn(context),
    isEmailAvailable: async (_, { email: typed }, { customers, settings }) => {
      if (typed.trim() === '') throw new RefusalError({ code: 'checked-email-missing', details: {} });
      const email = isPlainText(typed) ? readEmailAddress(typed) : null;
      if (email === null) throw new RefusalError({ code: 'checked-email-not-valid', details: {} });
      const isKnown =
        settings.tellsWhetherEmailIsKnown &&
        (await findCustomer(customers.database.kysely, { email })) !== null;
      return { isEmailAvailable: !isKnown };
    },
    attributesForm: (_, { formCode }, context) => {
      const items = formAttributes(formCode, context);
      const message = `Form "${formCode.slice(0, 64)}" could not be found.`;
      return { items: items ?? [], errors: items ? [] : [{ type: 'ENTITY_NOT_FOUND', message }] };
    },
    customerGroup: (_, __, { customerGroup }) => showGroup(customerGroup),
    customerPaymentTokens: (_, __, context) => {
      requiredCustomer(context);
      return { items: [] };
    },
    customerDownloadableProducts: (_, __, context) => {
      requiredCustomer(context);
      return { items: [] };
    },
  },
  Mutation: {
    generateCustomerToken: async (_, input, context) => ({
      token: valueOrRefusal(await signIn(input, context)),
    }),
    revokeCustomerToken: async (_, __, context) => {
      await endSessions(context.customers.database.kysely, requiredCustomer(context));
      return { result: true };
    },
    endCustomerSession: async (_, { id }, context) => {
      const only = id ?? context.sessionId;
      const ended =
        only === null || only === undefined
          ? 0
          : await endSessions(context.customers.database.kysely, requiredCustomer(context), { only });
      if (ended === 0) throw new RefusalError({ code: 'session-not-found', details: {} });
      return true;
    },
    createCustomer: async (_, { input }, context) => ({
      customer: valueOrRefusal(await register(input, context)),
    }),
    createCustomerV2: async (_, { input }, context) => ({
      customer: valueOrRefusal(await register(input, context)),
    }),
    updateCustomer: async (_, { input }, context) => {
      const { email, password, ...details } = input;
      const customerId = requiredCustomer(context);
      if (email) valueOrRefusal(await changeEmail(customerId, { email, password: password ?? '' }, context));
      const isMore = Object.keys(details).length > 0 || !email;
      return {
        customer: isMore
          ? valueOrRefusal(await changeDetails(customerId, details, context))
          : await signedIn(context),
      };
    },
    updateCustomerV2: async (_, { input }, context) => ({
      customer: valueOrRefusal(await changeDetails(requiredCustomer(context), input, context)),
    }),
    updateCustomerEmail: async (_, input, context) => ({
      customer: valueOrRefusal(await changeEmail(requiredCustomer(context), input, context)),
    }),
    changeCustomerPassword: async (_, { currentPassword, newPassword }, context) =>
      valueOrRefusal(
        await changePassword(
          requiredCustomer(context),
          { current: currentPassword, next: newPassword },
          context,
        ),
      ),
    requestPasswordResetEmail: async (_, { email }, context) => {
      valueOrRefusal(await requestPasswordReset(email, context));
      return true;
    },
    resetPassword: async (_, { email, resetPasswordToken, newPassword }, context) => {
      valueOrRefusal(
        await resetPassword({ email, token: resetPasswordToken, password: newPassword }, context),
      );
      return true;
    },
    confirmEmail: async (_, { input: { email, confirmation_key } }, context) => ({
      customer: valueOrRefusal(await confirmEmail({ email, key: confirmation_key }, context)),
    }),
    resendConfirmationEmail: async (_, { email }, context) => {
      valueOrRefusal(await requestConfirmation(email, context));
      return true;
    },
    createCustomerAddress: async (_, { input }, context) =>
      valueOrRefusal(await addAddress(requiredCustomer(context), bookedInput(input), context)),
    updateCustomerAddress: async (_, { id, input }, context) =>
      valueOrRefusal(await changeAddress(requiredCustomer(context), id, bookedInput(input ?? {}), context)),
    updateCustomerAddressV2: async (_, { uid, input }, context) =>
      valueOrRefusal(
        await changeAddress(requiredCustomer(context), idOf(uid), bookedInput(input ?? {}), context),
      ),
    deleteCustomerAddress: async (_, { id }, context) => {
      valueOrRefusal(await removeAddress(requiredCustomer(context), id, context));
      return true;
    },
    deleteCustomerAddressV2: async (_, { uid }, context) => {
      valueOrRefusal(await removeAddress(requiredCustomer(context), idOf(uid), context));
      return true;
    },
    deleteCustomer: async (_, __, context) => {
      await leave(requiredCustomer(context), context);
      return true;
    },
    deletePaymentToken: (_, __, context) => {
      requiredCustomer(context);
      throw new RefusalError({ code: 'payment-token-not-found', details: {} });
    },
  },
  Customer: {
    id: ({ id }) => encodeUid(id),
    firstname: ({ firstName }) => firstName,
    middlename: ({ middleName }) => middleName,
    lastname: ({ lastName }) => lastName,
    dob: ({ dateOfBirth }) => dateOfBirth,
    taxvat: ({ taxNumber }) => taxNumber,
    // Newsletter rule 8.
    is_subscribed: async ({ email, isConfirmed }, _, { customers, customersReading }) =>
      isConfirmed && (await customers.newsletter.isSubscribed(customersReading, email)),
    created_at: ({ createdAt }) => magentoTime(createdAt),
    group: ({ groupId }) => showGroup(groupId),
    default_billing: ({ defaultBillingId }) => defaultBillingId?.toString() ?? null,
    default_shipping: ({ defaultShippingId }) => defaultShippingId?.toString() ?? null,
    addresses: ({ id }, _, { customersReading }) => readAddresses(customersReading, id),
    addressesV2: async ({ id }, paging, { customersReading }) => {
      const currentPage = paging.currentPage ?? defaultAddressPages.currentPage;
      const pageSize = paging.pageSize ?? defaultAddressPages.pageSize;
      if (currentPage < 1) throw new RefusalError({ code: 'current-page-not-positive', details: {} });
      if (pageSize < 1) throw new RefusalError({ code: 'page-size-not-positive', details: {} });
      const all = await readAddresses(customersReading, id);
      return {
        items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        pageInfo: { currentPage, pageSize, totalPages: Math.ceil(all.length / pageSize) },
        totalCount: all.length,
      };
    },
    custom_attributes: () => [],
    confirmation_status: ({ isConfirmed }, _, { settings }) =>
      isConfirmed || settings.confirmsEmailBeforeSignIn
        ? 'ACCOUNT_CONFIRMED'
        : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    allow_remote_shopping_assistance: ({ allowsAssistance }) => allowsAssistance,
    is_email_confirmed: ({ isConfirmed }) => isConfirmed,
    sessions: async ({ id }, _, { customers, sessionId, settings, now }) => {
      const since = new Date(now.getTime() - settings.customerTokenHours * 3_600_000);
      const sessions = await listSessions(customers.database.kysely, id, sessionId, since);
      return sessions.slice(0, mostSessionsShown);
    },
  },
  CustomerSession: {
    created_at: ({ createdAt }) => createdAt.toISOString(),
    last_used_at: ({ lastUsedAt }) => lastUsedAt.toISOString(),
  },
  CustomerAddress: {
    uid: ({ id }) => encodeUid(id),
    prefix: ({ address }) => address.prefix ?? null,
    firstname: ({ address }) => address.firstName,
    middlename: ({ address }) => address.middleName ?? null,
    lastname: ({ address }) => address.lastName,
    suffix: ({ address }) => address.suffix ?? null,
    company: ({ address }) => address.company,
    street: ({ address }) => address.street,
    house_number: ({ address }) => address.houseNumber ?? null,
    city: ({ address }) => address.city,
    region: ({ address: { region } }) =>
      region && { region: region.name, regionCode: region.code, regionId: region.id },
    region_id: ({ address }) => address.region?.id ?? null,
    postcode: ({ address }) => address.postcode,
    country_id: ({ address }) => address.country,
    country_code: ({ address }) => address.country,
    telephone: ({ address }) => address.phone,
    fax: ({ address }) => address.fax ?? null,
    vat_id: ({ address }) => address.vatNumber,
    default_billing: ({ isDefaultBilling }) => isDefaultBilling,
    default_shipping: ({ isDefaultShipping }) => isDefaultShipping,
    custom_attributes: ({ address }) => plainAttributes(address),
    extension_attributes: ({ address }) => plainAttributes(address),
    custom_attributesV2: ({ address }, { attributeCodes }) =>
      showAddressDetails(address).customAttributes.filter(
        ({ code }) => !attributeCodes || attributeCodes.includes(code),
      ),
  },
};

function plainAttributes(address: Parameters<typeof showAddressDetails>[0]) {
  return (address.customAttributes ?? []).map((attribute) => ({
    attributeCode: attribute.code,
    value: 'value' in attribute ? attribute.value : attribute.selected.join(','),
  }));
}

const groupNames = ['NOT LOGGED IN', 'General', 'Wholesale', 'Retailer'];

function showGroup(id: number) {
  return { uid: encodeUid(id), name: groupNames[id] ?? null };
}

/** As Magento writes moments: in UTC, without saying so. */
function magentoTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
