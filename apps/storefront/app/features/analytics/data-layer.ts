/** Under which events wait for the tag manager. */
export const bufferKey = 'bowline-analytics';

/** The list a tag manager reads from: events, and commands of consent mode. */
export function dataLayer(): { push(entry: unknown): unknown } {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Tag managers tell commands from events by what `arguments` of a function are called. */
export function tagCommand(...words: readonly unknown[]): readonly unknown[] {
  return Object.assign([...words], { [Symbol.toStringTag]: 'Arguments' });
}

/** The ecommerce call of the tag manager: there once its script has run. */
export function ecommerceCall(id: string): ((entry: unknown) => unknown) | undefined {
  const { google_tag_manager: managers } = window as { google_tag_manager?: Record<string, unknown> };
  if (!managers?.[id]) return undefined;
  const layer = dataLayer();
  return (entry) => layer.push(entry);
}
