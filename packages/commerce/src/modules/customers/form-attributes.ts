import { countries, countryCodes, countryName } from '@bowline/markets';
import { longestAddressFields, type StoresContext } from '#stores';
import { textsOf } from '#texts';
import type { AttributeFrontendInputEnum, CustomerAttributeMetadata, ValidationRule } from '#wire';
import { longestDetails } from './read-details.ts';

type Code = keyof ReturnType<typeof fieldsOf>;
const fieldsOf = ({ store }: StoresContext) => textsOf('customers', store.locale).fields;

interface FormAttribute {
  readonly code: Code;
  readonly input?: AttributeFrontendInputEnum;
  readonly isRequired?: boolean;
  readonly most?: number;
  readonly rules?: readonly ValidationRule[];
  readonly lines?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
}

const longestEmail = 254;

/** What an account is asked for, by the rules that `readDetails` reads it by. */
function accountAttributes(context: StoresContext): readonly FormAttribute[] {
  const { genders } = textsOf('customers', context.store.locale);
  const { affix, name, taxNumber } = longestDetails;
  return [
    { code: 'prefix', most: affix },
    { code: 'firstname', isRequired: true, most: name },
    { code: 'middlename', most: name },
    { code: 'lastname', isRequired: true, most: name },
    { code: 'suffix', most: affix },
    {
      code: 'email',
      isRequired: true,
      most: longestEmail,
      rules: [{ name: 'INPUT_VALIDATION', value: 'email' }],
    },
    { code: 'dob', input: 'DATE' },
    { code: 'taxvat', most: taxNumber },
    {
      code: 'gender',
      input: 'SELECT',
      options: [genders.male, genders.female, genders.other].map((label, index) => ({
        value: String(index + 1),
        label,
      })),
    },
  ];
}

/** What an address is asked for, by the rules that `readAddress` reads it by. */
function addressAttributes({ store, settings }: StoresContext): readonly FormAttribute[] {
  const { country } = store.market;
  const longest = longestAddressFields;
  const shippedTo = countryCodes.map((value) => ({ value, label: countryName(value, store.locale) }));
  const { compare } = new Intl.Collator(store.locale);
  return [
    { code: 'prefix', most: longest.prefix },
    { code: 'firstname', isRequired: true, most: longest.firstname },
    { code: 'middlename', most: longest.middlename },
    { code: 'lastname', isRequired: true, most: longest.lastname },
    { code: 'suffix', most: longest.suffix },
    { code: 'company', most: longest.company },
    {
      code: 'street',
      input: 'MULTILINE',
      isRequired: true,
      most: longest.street,
      lines: settings.streetLines,
    },
    { code: 'city', isRequired: true, most: longest.city },
    {
      code: 'country_id',
      input: 'SELECT',
      isRequired: true,
      defaultValue: country,
      options: shippedTo.toSorted((a, b) => compare(a.label, b.label)),
    },
    { code: 'region', most: longest.region },
    { code: 'region_id', input: 'HIDDEN' },
    { code: 'postcode', isRequired: countries[country].hasPostcodes, most: longest.postcode },
    { code: 'telephone', isRequired: true, most: longest.telephone },
    { code: 'fax', most: longest.fax },
    { code: 'vat_id', most: longest.vat_id },
  ];
}

const forms = {
  customer_account_create: { entityType: 'CUSTOMER', attributesOf: accountAttributes },
  customer_account_edit: { entityType: 'CUSTOMER', attributesOf: accountAttributes },
  customer_register_address: { entityType: 'CUSTOMER_ADDRESS', attributesOf: addressAttributes },
  customer_address_edit: { entityType: 'CUSTOMER_ADDRESS', attributesOf: addressAttributes },
} as const;

/** Null for a form that the shop does not have. */
export function formAttributes(
  formCode: string,
  context: StoresContext,
): readonly CustomerAttributeMetadata[] | null {
  if (!isForm(formCode)) return null;
  const { entityType, attributesOf } = forms[formCode];
  const labels = fieldsOf(context);
  return attributesOf(context).map((attribute, index) => ({
    code: attribute.code,
    label: labels[attribute.code],
    entityType,
    frontendInput: attribute.input ?? 'TEXT',
    frontendClass: null,
    isRequired: attribute.isRequired ?? false,
    defaultValue: attribute.defaultValue ?? null,
    isUnique: attribute.code === 'email',
    options: (attribute.options ?? []).map((option) => ({
      ...option,
      isDefault: option.value === attribute.defaultValue,
    })),
    inputFilter: attribute.input === undefined ? 'TRIM' : attribute.input === 'DATE' ? 'DATE' : 'NONE',
    multilineCount: attribute.lines ?? 1,
    sortOrder: (index + 1) * 10,
    validateRules: [
      ...(attribute.isRequired && attribute.most ? [{ name: 'MIN_TEXT_LENGTH' as const, value: '1' }] : []),
      ...(attribute.most ? [{ name: 'MAX_TEXT_LENGTH' as const, value: String(attribute.most) }] : []),
      ...(attribute.rules ?? []),
    ],
  }));
}

function isForm(code: string): code is keyof typeof forms {
  return Object.hasOwn(forms, code);
}
