import { type RequestLimits, request, type SourceOptions } from './ask-source.ts';
import { sourceAddress } from './safe-address.ts';
import { SourceFault } from './source-fault.ts';

/** The bytes of a picture, or why there are none. */
export type FetchPicture = (path: string) => Promise<Buffer | 'picture-not-there' | 'picture-too-large'>;

const bytesPerPicture = 12 * 1024 * 1024;
const timeoutMs = 30_000;
/** So many that are not there one after the other are none: it is the source that does not answer. */
const mostFailures = 20;

/** What Magento writes: `/h/a/halyard red.jpg`. Nothing that leads out of its folder. */
const isPath = (path: string) =>
  path.length <= 255 && /^\/[^?#\\]+$/.test(path) && !path.split('/').includes('..');

/** Rule 24. Pictures are public there: the token is not told to whoever keeps them. */
export function createFetchPicture(
  place: string,
  { allowsPrivateAddresses = false, pictureLimits = {} }: SourceOptions,
  signal: AbortSignal,
): FetchPicture {
  const base = sourceAddress(place, allowsPrivateAddresses);
  const limits: RequestLimits = {
    ...{ bytesPerAnswer: bytesPerPicture, timeoutMs },
    ...pictureLimits,
    allowsPrivateAddresses,
  };
  let failures = 0;
  return async (path) => {
    if (base === null) throw new SourceFault('source-address-not-allowed');
    if (!isPath(path)) return 'picture-not-there';
    const address = new URL(`${base}/catalog/product${path.split('/').map(encodeURIComponent).join('/')}`);
    try {
      const { status, bytes } = await request(address, { accept: 'image/*' }, limits, signal);
      failures = 0;
      return status === 200 ? bytes : 'picture-not-there';
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      if (error.code === 'source-answer-too-large') return 'picture-too-large';
      failures += 1;
      if (failures === mostFailures || error.code === 'source-address-not-allowed') throw error;
      return 'picture-not-there';
    }
  };
}
