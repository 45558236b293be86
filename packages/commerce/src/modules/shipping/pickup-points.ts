import { createHash } from 'node:crypto';
import type { CountryCode } from '@bowline/markets';
import { type CarrierCode, carrierNames, type ShippingData } from './shipping-data.ts';

export interface PickupPoint {
  /** Names it at its carrier. */
  readonly id: string;
  readonly carrier: CarrierCode;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly distanceMetres: number;
  /** Monday to Sunday, such as `09:00-18:00`; null is closed. */
  readonly openingHours: readonly (string | null)[];
}

export interface PickupPointQuestion {
  readonly carrier: CarrierCode;
  readonly country: CountryCode;
  readonly postcode: string;
}

/** Where a carrier hands out parcels (rule 15). A carrier's own service would be another implementation. */
export interface PickupPointDirectory {
  near(question: PickupPointQuestion): Promise<readonly PickupPoint[]>;
  find(question: PickupPointQuestion, id: string): Promise<PickupPoint | null>;
}

/** Whether the shop sends parcels to points of this carrier in a country. */
export function offersPickupPoints(
  { zoneOf }: ShippingData,
  carrier: CarrierCode,
  country: CountryCode,
): boolean {
  const services = zoneOf.get(country)?.services ?? [];
  return services.some((service) => service.carrier === carrier && service.kind === 'pickup-point');
}

const pointsPerPostcode = 6;
const streets = ['Stationsplein', 'Marktstraat', 'Kerkstraat', 'Molenweg', 'Havenkade', 'Parklaan'];
const openingHours = [
  ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-20:00', '09:00-20:00', '10:00-17:00', null],
  ['07:00-22:00', '07:00-22:00', '07:00-22:00', '07:00-22:00', '07:00-22:00', '08:00-22:00', '10:00-20:00'],
  ['00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00'],
];

/** Points that do not exist, always the same ones for a postcode. */
export function createExamplePickupPoints(): PickupPointDirectory {
  const near = (question: PickupPointQuestion): readonly PickupPoint[] => {
    const postcode = question.postcode.trim().toUpperCase();
    if (postcode === '') return [];
    return Array.from({ length: pointsPerPostcode }, (_, index) => examplePoint(question, postcode, index));
  };
  return {
    near: async (question) => near(question),
    find: async (question, id) => near(question).find((point) => point.id === id) ?? null,
  };
}

function examplePoint(
  { carrier, country }: PickupPointQuestion,
  postcode: string,
  index: number,
): PickupPoint {
  const digest = createHash('sha256').update(`${carrier} ${country} ${postcode} ${index}`).digest();
  const number = (digest[0] ?? 0) + 1;
  return {
    id: `${carrier}-${country}-${digest.toString('hex', 1, 6)}`.toUpperCase(),
    carrier,
    name: `${carrierNames[carrier]} (demo ${index + 1})`,
    street: `${streets[(digest[7] ?? 0) % streets.length]} ${number}`,
    postcode,
    city: `Demo ${postcode.slice(0, 4)}`,
    country,
    distanceMetres: 150 + index * 380 + (digest[8] ?? 0),
    openingHours: openingHours[(digest[9] ?? 0) % openingHours.length] ?? [],
  };
}
