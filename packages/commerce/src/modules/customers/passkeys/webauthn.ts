/** What passkeys need whosever they are: those of staff are made and read in the same way. */
export { creationOptions, requestOptions } from './ceremony-options.ts';
export type { Algorithm, Assertion, NewKey } from './model.ts';
export { isSignedBy, readAssertion, readNewKey } from './read-credential.ts';
export { shopOrigins } from './shop-origins.ts';
