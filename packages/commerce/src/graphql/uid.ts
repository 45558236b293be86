/** Uids are base64 with padding of a plain text that depends on the kind of thing; the README has the table. */
export function encodeUid(plain: string | number): string {
  // Ids are plain ASCII, for which this is several times as fast as a buffer; a listing has one for each product.
  return typeof plain === 'number' ? btoa(String(plain)) : Buffer.from(plain, 'utf8').toString('base64');
}

/** The plain text, or null when encoding it again would not give exactly the same uid. */
export function decodeUid(uid: string): string | null {
  const plain = Buffer.from(uid, 'base64').toString('utf8');
  return encodeUid(plain) === uid ? plain : null;
}

/** What PostgreSQL's integer holds. */
const largestId = 2_147_483_647;

/** The id inside the uid of a product, category or page; null when it holds anything else. */
export function decodeEntityUid(uid: string): number | null {
  const plain = decodeUid(uid);
  if (plain === null || !/^[1-9]\d{0,9}$/.test(plain)) return null;
  return Number(plain) <= largestId ? Number(plain) : null;
}

export const configurableOptionUid = (productId: number, attributeId: number): string =>
  btoa(`configurable/${productId}/${attributeId}`);

export const configurableValueUid = (attributeId: number, optionId: number): string =>
  btoa(`configurable/${attributeId}/${optionId}`);

export function decodeConfigurableValueUid(uid: string): { attributeId: number; optionId: number } | null {
  const match = /^configurable\/([1-9]\d*)\/([1-9]\d*)$/.exec(decodeUid(uid) ?? '');
  return match ? { attributeId: Number(match[1]), optionId: Number(match[2]) } : null;
}
