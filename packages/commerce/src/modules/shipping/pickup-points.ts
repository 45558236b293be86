import { createHash } from 'node:crypto';
import type { CountryCode } from '@bowline/markets';
import { exampleTown } from './example-cities.ts';
import { placeWords } from './example-places.ts';
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
const openingHours = [
  ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-20:00', '09:00-20:00', '10:00-17:00', null],
  ['07:00-22:00', '07:00-22:00', '07:00-22:00', '07:00-22:00', '07:00-22:00', '08:00-22:00', '10:00-20:00'],
  ['00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00'],
];

/** Points that do not exist, always the same ones for a postcode, as there might be some in such a place (rule 15). */
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

function examplePoint(question: PickupPointQuestion, postcode: string, index: number): PickupPoint {
  const { carrier, country } = question;
  const digest = createHash('sha256').update(`${carrier} ${country} ${postcode}`).digest();
  const byte = (at: number) => digest[(index * 4 + at) % digest.length] ?? 0;
  const { streets, shops, isNumberFirst } = placeWords(country, postcode);
  // One after the other from a place of their own: no street twice in a list.
  const street = streets[((digest[30] ?? 0) + index) % streets.length] ?? '';
  const shop = shops[((digest[31] ?? 0) + index) % shops.length] ?? '';
  const number = (byte(0) % 90) + 1;
  const isLocker = carrier === 'inpost';
  return {
    id: `${carrier}-${country}-${digest.toString('hex', 0, 4)}${index}`.toUpperCase(),
    carrier,
    name: `${shop}, ${carrierNames[carrier]} (demo ${index + 1})`,
    street: isNumberFirst ? `${number} ${street}` : `${street} ${number}`,
    postcode: postcodeOfPoint(country, postcode, byte(1)),
    city: exampleTown(country, postcode),
    country,
    distanceMetres: 180 + index * 410 + byte(2),
    openingHours: openingHours[isLocker ? 2 : byte(3) % 2] ?? [],
  };
}

const letters = 'ABCDEGHJKLMNPRSTVWXZ';

/** Dutch letters stand for a street, so every point has its own; elsewhere a postcode is a whole quarter. */
function postcodeOfPoint(country: CountryCode, postcode: string, choice: number): string {
  const [, figures] = country === 'NL' ? (/^(\d{4}) ?[A-Z]{2}$/.exec(postcode) ?? []) : [];
  if (!figures) return postcode;
  const first = letters[choice % letters.length];
  return `${figures} ${first}${letters[Math.floor(choice / letters.length)]}`;
}
