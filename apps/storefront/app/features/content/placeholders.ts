/** Values for `{returnDays}` and the like in texts; what nobody knows is left out. */
export type PlaceholderValues = Readonly<Record<string, string>>;

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
}
