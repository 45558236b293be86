/** What a source said may be anything: these take out of it what is of the right sort, and nothing else. */
export type RawObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = isObject(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};

export const objectIn = (value: unknown, name: string): RawObject => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

/** Numbers are told as texts here and as numbers there. */
export function textIn(value: unknown, name: string): string {
  const found = isObject(value) ? value[name] : undefined;
  if (typeof found === 'number' && Number.isFinite(found)) return String(found);
  return typeof found === 'string' ? found : '';
}

export function wholeIn(value: unknown, name: string): number | null {
  const text = textIn(value, name);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** True, 1 and "1" are all the same to Magento. */
export function isSetIn(value: unknown, name: string): boolean {
  const found = isObject(value) ? value[name] : undefined;
  return found === true || found === 1 || found === '1';
}

/** Of `custom_attributes`, where most of what Magento knows of a thing stands. */
export function customIn(value: unknown, code: string): unknown {
  const found = listIn(value, 'custom_attributes').find((each) => textIn(each, 'attribute_code') === code);
  return isObject(found) ? found.value : undefined;
}

export const customText = (value: unknown, code: string): string =>
  textIn({ value: customIn(value, code) }, 'value');

/** A decimal number in ten-thousandths, which is what Magento keeps of an amount; null for what is none. */
export function tenThousandthsOf(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 10_000 + Number(part.slice(0, 4).padEnd(4, '0'));
}
