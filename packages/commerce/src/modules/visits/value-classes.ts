import { clsReportFactor, type WebVital, webVitalThresholds } from '@bowline/markets';

const growth = 1.15;
/** Rule 2. */
export const lastClass = 96;

/** Rule 2: the class of a value. */
export function classOf(value: number): number {
  if (value < 1) return 0;
  return Math.min(Math.floor(Math.log(value) / Math.log(growth) + 1e-9) + 1, lastClass);
}

/** The value that a class stays below; the last one has no end. */
export function upperEndOf(valueClass: number): number {
  return growth ** valueClass;
}

/** A value as it is told: a layout shift multiplied by 1000. */
export function isGood(vital: WebVital, value: number): boolean {
  return value <= webVitalThresholds[vital].good * (vital === 'CLS' ? clsReportFactor : 1);
}

export interface CountedClass {
  readonly valueClass: number;
  readonly uses: number;
}

export interface VitalSummary {
  readonly values: number;
  readonly good: number;
  readonly poor: number;
  /** Null where nothing was told. */
  readonly p75: number | null;
}

/** Rule 3. */
export function summarise(vital: WebVital, classes: readonly CountedClass[]): VitalSummary {
  const factor = vital === 'CLS' ? clsReportFactor : 1;
  const { good, poor } = webVitalThresholds[vital];
  const values = sum(classes);
  const upTo = (limit: number) => classes.filter((one) => upperEndOf(one.valueClass) <= limit);
  const beyond = classes.filter((one) => upperEndOf(one.valueClass) > poor * factor);
  return {
    values,
    good: sum(upTo(good * factor)),
    poor: sum(beyond),
    p75: values === 0 ? null : upperEndOf(classOfShare(classes, values * 0.75)),
  };
}

function classOfShare(classes: readonly CountedClass[], wanted: number): number {
  let reached = 0;
  for (const { valueClass, uses } of classes.toSorted((one, other) => one.valueClass - other.valueClass)) {
    reached += uses;
    if (reached >= wanted) return valueClass;
  }
  return lastClass;
}

const sum = (classes: readonly CountedClass[]): number =>
  classes.reduce((total, { uses }) => total + uses, 0);
