/**
 * How an order reaches its buyer: carriers and their prices, pickup points, working days and expected dates (rules in SPEC.md).
 * It knows weights and countries, not carts; prices are stored prices that `pricing` shows.
 */
export { type CarrierCode, carrierNames, type ShippingZone, shippingZones, zoneOf } from './data/rates.ts';
export { type ExpectedDelivery, expectedDelivery, type ShippingHours } from './expected-delivery.ts';
export {
  createExamplePickupPoints,
  type PickupPoint,
  type PickupPointDirectory,
  type PickupPointQuestion,
} from './pickup-points.ts';
export {
  canCollectFrom,
  destinationOf,
  type ShippingOption,
  type ShippingQuestion,
  shippingOptions,
  warehouseCode,
} from './shipping-options.ts';
export { addWorkingDays, isWorkingDay } from './working-days.ts';
