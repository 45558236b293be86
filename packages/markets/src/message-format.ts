import { pluralIndex, type Texts } from './text-files.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

export function findMessage(messages: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/**
 * Messages are written as vue-i18n writes them: `{name}` is replaced, ` | ` separates plural forms,
 * `{'@'}` is literal text. The count is available as `{n}` and `{count}`.
 */
export function formatMessage(message: string, values: MessageValues = {}, count?: number): string {
  const all = count === undefined ? values : { n: count, count, ...values };
  const form = count === undefined ? message : choosePlural(message, count);
  if (!form.includes('{')) return form;
  return form.replace(
    /\{'([^']*)'\}|\{\s*([\w-]+)\s*\}/g,
    (_, literal: string | undefined, name: string) =>
      literal ?? (Object.hasOwn(all, name) ? String(all[name]) : ''),
  );
}

function choosePlural(message: string, count: number): string {
  const forms = message.split('|').map((form) => form.trim());
  return forms[pluralIndex(count, forms.length)] ?? forms.at(-1) ?? '';
}
