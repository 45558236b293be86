import { type CountryCode, countries } from '@bowline/markets';

/** Working days between dispatch and arrival, from the quickest usual parcel to the slowest. */
export interface TransitDays {
  readonly earliest: number;
  readonly latest: number;
}

const days = (earliest: number, latest: number): TransitDays => ({ earliest, latest });

const byCountry: Readonly<Partial<Record<CountryCode, TransitDays>>> = {
  NL: days(1, 2),
  BE: days(1, 2),
  DE: days(1, 3),
  LU: days(1, 3),
  AT: days(2, 4),
  DK: days(2, 4),
  FR: days(2, 4),
  CZ: days(2, 4),
  IT: days(3, 5),
  PL: days(3, 5),
  SE: days(3, 5),
  ES: days(3, 6),
  GB: days(3, 6),
  CH: days(3, 6),
  NO: days(3, 6),
  CA: days(5, 10),
  US: days(5, 10),
  AU: days(6, 12),
  HK: days(6, 12),
  JP: days(6, 12),
};

const otherMemberStates = days(3, 7);
const elsewhere = days(7, 15);

/** Rule 5. */
export function transitDaysTo(country: CountryCode): TransitDays {
  return byCountry[country] ?? (countries[country].isInEu ? otherMemberStates : elsewhere);
}
