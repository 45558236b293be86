import { type WebVital, webVitalThresholds } from '@bowline/markets';
import {
  longestElement,
  mostErrorsTold,
  mostVitalsTold,
  reportField,
  type VisitReport,
  visitBrowsers,
  visitDevices,
  visitedPages,
} from './visit-report.ts';

const longestReport = 10_000;
const longestMessage = 500;

/** What a page told, as far as it can be believed; undefined for anything else. */
export function readVisitReport(sent: FormData): VisitReport | undefined {
  const text = sent.get(reportField);
  if (typeof text !== 'string' || text.length > longestReport) return undefined;
  const told = parse(text);
  const page = visitedPages.find((name) => name === told.page);
  const device = visitDevices.find((name) => name === told.device);
  if (!page || !device || typeof told.build !== 'string' || !/^[\da-z]{1,20}$/i.test(told.build))
    return undefined;
  return {
    build: told.build,
    page,
    device,
    // Pages of a former build name none.
    browser: visitBrowsers.find((name) => name === told.browser) ?? 'OTHER',
    vitals: listOf(told.vitals).flatMap(readVital).slice(0, mostVitalsTold),
    errors: listOf(told.errors)
      .filter((message) => typeof message === 'string')
      .slice(0, mostErrorsTold)
      .map((message) => message.slice(0, longestMessage)),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readVital(value: unknown): VisitReport['vitals'] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, value: amount, element } = value as Readonly<Record<string, unknown>>;
  const isVital = typeof name === 'string' && Object.hasOwn(webVitalThresholds, name);
  return isVital && typeof amount === 'number' && amount >= 0 && amount <= 600_000
    ? [
        {
          name: name as WebVital,
          value: amount,
          ...(typeof element === 'string' && element !== '' && { element: element.slice(0, longestElement) }),
        },
      ]
    : [];
}
