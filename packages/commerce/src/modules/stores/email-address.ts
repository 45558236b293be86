const longestAddress = 254;
const longestLocalPart = 64;

/** Something, an @, and a domain with a dot: whether anybody reads it only a message can tell. */
const pattern = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The address as it is compared, or null when it is none. */
export function readEmailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  const [localPart = ''] = address.split('@');
  const isAddress =
    // First of all the length: on endless texts the pattern would be slow.
    address.length <= longestAddress &&
    localPart.length <= longestLocalPart &&
    pattern.test(address) &&
    !localPart.startsWith('.') &&
    !localPart.endsWith('.') &&
    !localPart.includes('..');
  return isAddress ? address : null;
}

/** Who reads what is sent to an address: what stands behind a plus is a note of the reader's own. */
export function recipientOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [reader = ''] = address.slice(0, at).split('+');
  return at < 0 || reader === '' ? address : reader + address.slice(at);
}
