/** Adds parameters to an address that may have some already; a fragment stays at the end. */
export function withQuery(
  address: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const added = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  if (!added) return address;
  const [location = '', fragment] = address.split('#');
  const joined = `${location}${location.includes('?') ? '&' : '?'}${added}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
