// The ground every other package stands on: money, results with typed refusals, texts with places, the generic HTTP client, bodies with a limit, paths that stay on the site, what may be logged, a bounded cache and queue.
// It is not a place for shop rules, locales or anything that needs Node; it runs unchanged in a browser.
export { clientAddress, placeOf } from './client-address.ts';
export { type CurrencyCode, currencyCodes, decimalsOf, isCurrencyCode } from './currencies.ts';
export { type Device, deviceOf } from './device-of.ts';
export { isDiskFull } from './disk-full.ts';
export { createFairQueue, type FairQueue } from './fair-queue.ts';
export { escapeMarkup, fill, placesIn, type Template } from './fill.ts';
export {
  createHttpClient,
  type Fetch,
  type HttpClient,
  type HttpClientOptions,
  type HttpMethod,
  type HttpRequestOptions,
  longestPauseMs,
  retriedStatuses,
  wishedPauseMs,
} from './http-client.ts';
export { HttpError, NoResponseError } from './http-error.ts';
export { type Log, type LogDetails, loggable, loggableError, withoutSecrets } from './log.ts';
export { createLru, type Lru } from './lru.ts';
export {
  addMoney,
  compareMoney,
  isZeroMoney,
  type Money,
  money,
  moneyFromDecimal,
  moneyToDecimal,
  moneyToNumber,
  negateMoney,
  subtractMoney,
  sumMoney,
  zero,
} from './money.ts';
export { allocateMoney } from './money-allocation.ts';
export { addBasisPoints, applyBasisPoints, convertMoney, multiplyMoney } from './money-scaling.ts';
export { OwnAnswer } from './own-answer.ts';
export { ownPath } from './own-path.ts';
export { isPreview, signPreview } from './preview-token.ts';
export { readBytesUpTo, readTextUpTo } from './request-body.ts';
export { ok, type Refusal, type Result, refuse } from './result.ts';
