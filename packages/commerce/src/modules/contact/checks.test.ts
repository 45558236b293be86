import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkingDay } from '#shipping';
import { addDays, localTime } from '#stores';
import { type AppointmentInput, appointmentProblems, readAppointment } from './check-appointment.ts';
import { inquiryProblems, readInquiry, type WholesaleInput } from './check-wholesale.ts';
import { readWriter, writerProblems } from './check-writer.ts';

/** A Monday. */
const today = '2026-11-02';

const writer = {
  name: 'Anna Knoop',
  email: 'anna@example.com',
  telephone: '+31 20 123 45 67',
  message: 'Hallo',
};
const appointment: AppointmentInput = { ...writer, day: '2026-11-03', part_of_day: 'MORNING', persons: 2 };
const inquiry: WholesaleInput = {
  ...writer,
  company: 'Touw & Co',
  country_code: 'NL',
  vat_number: 'NL 0044 9544 5B01',
  website: 'touw.example',
};

const ofWriter = (parts: object) =>
  writerProblems(readWriter({ ...writer, ...parts }), { needsMessage: true });
const ofAppointment = (parts: object) =>
  appointmentProblems(readAppointment({ ...appointment, ...parts }), today, new Set());
const ofInquiry = (parts: object) => inquiryProblems(readInquiry({ ...inquiry, ...parts }));

test('what is in order has no problems', () => {
  expect(ofWriter({})).toEqual([]);
  expect(ofWriter({ telephone: null })).toEqual([]);
  expect(ofAppointment({ message: null })).toEqual([]);
  expect(ofInquiry({ website: null, message: null })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'NAME', 'MISSING'],
  [{ name: 'A' }, 'NAME', 'TOO_SHORT'],
  [{ name: 'A'.repeat(65) }, 'NAME', 'TOO_LONG'],
  [{ email: '' }, 'EMAIL', 'MISSING'],
  [{ email: 'anna' }, 'EMAIL', 'NOT_VALID'],
  [{ email: 'a@b.cd\r\nBcc: x@y.zz' }, 'EMAIL', 'NOT_VALID'],
  [{ telephone: 'call me' }, 'TELEPHONE', 'NOT_VALID'],
  [{ telephone: '12345' }, 'TELEPHONE', 'TOO_SHORT'],
  [{ telephone: '1'.repeat(33) }, 'TELEPHONE', 'TOO_LONG'],
  [{ message: '\n' }, 'MESSAGE', 'MISSING'],
  [{ message: 'x'.repeat(5_001) }, 'MESSAGE', 'TOO_LONG'],
])('rule 4: %j is wrong', (parts, field, code) => {
  expect(ofWriter(parts)).toMatchObject([{ field, code }]);
});

test('rule 4: characters are counted, not halves of them, and nothing is cut off', () => {
  const message = '🪢'.repeat(5_000);
  expect(ofWriter({ message })).toEqual([]);
  expect(readWriter({ ...writer, message }).message).toBe(message);
});

test.each([
  ['', 'MISSING'],
  ['tomorrow', 'NOT_VALID'],
  ['2026-02-30', 'NOT_VALID'],
  ['2026-11-01', 'IN_THE_PAST'],
  ['2026-11-02', 'IN_THE_PAST'],
  ['2026-11-07', 'NOT_A_WORKING_DAY'],
  ['2026-12-25', 'NOT_A_WORKING_DAY'],
  ['2027-04-27', 'NOT_A_WORKING_DAY'],
  ['2027-05-03', 'TOO_FAR_AHEAD'],
])('rule 5: an appointment on "%s" is refused: %s', (day, code) => {
  expect(ofAppointment({ day })).toMatchObject([{ field: 'DAY', code }]);
});

test('rule 5: what day it is follows the calendar of the shop', () => {
  const { day } = localTime(new Date('2026-11-02T23:30:00Z'), 'Europe/Amsterdam');
  const checked = appointmentProblems(readAppointment(appointment), day, new Set());
  expect(checked).toEqual([{ field: 'DAY', code: 'IN_THE_PAST' }]);
});

test('rule 5: every working day of the next half year is free, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180 }), (ahead) => {
      const day = addDays('2026-11-02', ahead);
      expect(ofAppointment({ day }).length === 0).toBe(isWorkingDay(day, new Set()));
    }),
  );
});

test.each([0, -1, 9])('rule 5: %i persons do not fit', (persons) => {
  expect(ofAppointment({ persons })).toEqual([{ field: 'PERSONS', code: 'OUT_OF_RANGE', most: 8 }]);
});

test.each([
  [{ vat_number: '' }, 'VAT_NUMBER', 'MISSING'],
  [{ vat_number: 'NL004495446B01' }, 'VAT_NUMBER', 'NOT_VALID'],
  [{ country_code: 'DE' }, 'VAT_NUMBER', 'NOT_VALID'],
  [{ vat_number: 'NL1' }, 'VAT_NUMBER', 'TOO_SHORT'],
  [{ country_code: '' }, 'COUNTRY', 'MISSING'],
  [{ country_code: 'XX' }, 'COUNTRY', 'NOT_VALID'],
  [{ company: '' }, 'COMPANY', 'MISSING'],
  [{ website: 'javascript:alert(1)' }, 'WEBSITE', 'NOT_VALID'],
  [{ website: 'somewhere' }, 'WEBSITE', 'NOT_VALID'],
])('rules 4 and 6: an inquiry with %j is refused', (parts, field, code) => {
  expect(ofInquiry(parts)).toMatchObject([{ field, code }]);
});

test.each([
  ['CH', ''],
  ['CH', 'CHE-123.456.788 MWST'],
  ['US', '12-3456789'],
  ['GR', 'EL 094259216'],
])('rule 6: a company in %s may give "%s"', (country_code, vat_number) => {
  expect(ofInquiry({ country_code, vat_number })).toEqual([]);
});

test('all that is wrong is listed at once', () => {
  const fields = ofInquiry({ company: '', name: '', email: 'x', country_code: 'XX', website: ':' }).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['COMPANY', 'NAME', 'EMAIL', 'COUNTRY', 'WEBSITE']);
});
