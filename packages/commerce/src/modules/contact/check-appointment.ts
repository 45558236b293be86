import { isWorkingDay } from '#shipping';
import { addDays, type Day, isDay } from '#stores';
import { readWriter, type WriterInput, writerProblems } from './check-writer.ts';
import { oneLine } from './fields.ts';
import type { Appointment, PartOfDay, Problem } from './model.ts';

export interface AppointmentInput extends WriterInput {
  readonly day: string;
  readonly part_of_day: PartOfDay;
  readonly persons: number;
}

export const furthestDays = 180;
export const mostPersons = 8;

export function readAppointment({ day, part_of_day, persons, ...writer }: AppointmentInput): Appointment {
  return { ...readWriter(writer), day: oneLine(day), partOfDay: part_of_day, persons };
}

export function appointmentProblems(
  appointment: Appointment,
  today: Day,
  closedDays: ReadonlySet<Day>,
): Problem[] {
  return [
    ...writerProblems(appointment, { needsMessage: false }),
    ...dayProblems(appointment.day, today, closedDays),
    ...personsProblems(appointment.persons),
  ];
}

/** Rule 5. */
function dayProblems(day: Day, today: Day, closedDays: ReadonlySet<Day>): Problem[] {
  const field = 'DAY';
  if (day === '') return [{ field, code: 'MISSING' }];
  if (!isDay(day)) return [{ field, code: 'NOT_VALID' }];
  if (day <= today) return [{ field, code: 'IN_THE_PAST' }];
  if (day > addDays(today, furthestDays)) return [{ field, code: 'TOO_FAR_AHEAD', most: furthestDays }];
  return isWorkingDay(day, closedDays) ? [] : [{ field, code: 'NOT_A_WORKING_DAY' }];
}

function personsProblems(persons: number): Problem[] {
  return persons >= 1 && persons <= mostPersons
    ? []
    : [{ field: 'PERSONS', code: 'OUT_OF_RANGE', most: mostPersons }];
}
