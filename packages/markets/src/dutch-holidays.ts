/** A day of the calendar, `2026-11-02`. */
type Day = string;

const sunday = 0;
const dayMs = 86_400_000;

/** Days on which nobody is at work in the Netherlands, besides weekends. */
export function dutchHolidays(year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const kingsDay = `${year}-04-27`;
  return new Set([
    `${year}-01-01`,
    easter,
    addDays(easter, 1),
    weekdayOf(kingsDay) === sunday ? addDays(kingsDay, -1) : kingsDay,
    ...(year % 5 === 0 ? [`${year}-05-05`] : []),
    // Ascension Day, Whit Sunday, Whit Monday.
    addDays(easter, 39),
    addDays(easter, 49),
    addDays(easter, 50),
    `${year}-12-25`,
    `${year}-12-26`,
  ]);
}

/** The Sunday after the full moon of the church's calendar that falls on or after 21 March (the Gregorian computus). */
export function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const leapCorrection = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * (year % 19) + leapCorrection - moonCorrection + 15) % 30;
  // The lunar month is a little shorter than 30 days, so the latest full moons move a day forward.
  const fullMoon = epact - (epact === 29 || (epact === 28 && year % 19 > 10) ? 1 : 0);
  const paschalMoon = addDays(`${year}-03-21`, fullMoon);
  return addDays(paschalMoon, 7 - weekdayOf(paschalMoon));
}

function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
