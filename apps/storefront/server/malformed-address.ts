/** Addresses no browser makes: broken escapes and control characters. They never reach a route or the database. */
export function isMalformedAddress({ pathname, search }: URL): boolean {
  return /%(?:0|1)[\da-f]/i.test(pathname + search) || !isDecodable(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
