/**
 * How an order reaches its buyer: carriers and their prices, pickup points, working days and expected dates (rules in SPEC.md).
 * It knows weights and countries, not carts; prices are stored prices that `pricing` shows.
 */
export { type ExpectedDelivery, expectedDelivery, type ShippingHours } from './expected-delivery.ts';
export {
  createExamplePickupPoints,
  offersPickupPoints,
  type PickupPoint,
  type PickupPointDirectory,
  type PickupPointQuestion,
} from './pickup-points.ts';
export { createShippingAdmin, type ShippingAdmin, type ShippingRefusal } from './shipping-admin.ts';
export {
  type CarrierCode,
  carrierNames,
  isCarrierCode,
  type ShippingData,
  shippingData,
} from './shipping-data.ts';
export {
  canCollectFrom,
  destinationOf,
  inStoreCode,
  type ShippingOption,
  type ShippingQuestion,
  shippingOptions,
  warehouseCode,
} from './shipping-options.ts';
export { addWorkingDays, isClosedDay, isWorkingDay } from './working-days.ts';
