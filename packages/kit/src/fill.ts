declare const places: unique symbol;

/**
 * A text with places such as `{name}`. At run time it is a string like any other; the type keeps it from being shown
 * before it is filled, and names what it is to be filled with.
 */
export interface Template<Place extends string> {
  readonly [places]: Place;
}

/** Puts values in the places of their names. A place that nobody fills stays as it is, so that it is seen. */
export function fill<Place extends string>(
  text: string | Template<Place>,
  values: Readonly<Record<Place, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return String(text).replace(placePattern, (whole, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : whole,
  );
}

/** Names of all places of a text, each once, in alphabetical order. */
export function placesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placePattern)].map(([, name = '']) => name))].sort();
}

const placePattern = /\{(\w+)\}/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML 1.0, production 2: what no document may hold. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** For texts and attributes of HTML and XML alike. Characters that no document may hold are left out. */
export function escapeMarkup(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
