import { slugOf } from '#catalog';
import { isUrlKey } from '#goods';

/** What Magento calls the page of something, or else what its name becomes; null where nothing of either can be in an address. */
export function urlKeyOf(typed: string, name: string): string | null {
  const key = [typed.trim(), slugOf(typed), slugOf(name)].find((each) => each !== '' && isUrlKey(each));
  return key ?? null;
}
