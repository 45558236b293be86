// Forms: described once, read and checked by the same rules on the server and in the browser, with the parts that show them.
// Not a screen and not a route: whoever uses it sends the form, and has the words.
export { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
export {
  type AddressFieldName,
  addressFieldNames,
  addressFields,
  country,
  countryOptions,
  regionsOf,
} from './address.ts';
export { FormProblems } from './FormProblems.tsx';
export * as fields from './fields.ts';
export {
  type AllValues,
  type Field,
  type FieldProblem,
  type FormAnswer,
  type FormDescription,
  filesIn,
  type Problem,
  type ProblemCode,
  problemsIn,
  readValues,
  type Values,
  valuesToReturn,
} from './form.ts';
export { type Received, received } from './received.ts';
export { type FormOptions, type FormState, type FormWords, useForm } from './use-form.ts';
export { useHeardValue } from './use-heard-value.ts';
