import { attributeCodes, listingParameters } from '@bowline/markets';
import { reviewParameters } from '../../app/features/reviews/review-question.ts';

/** What pages read of their address. Of others it is not known what they do: such a page is made for the one who asks. */
const knownParameters: ReadonlySet<string> = new Set([
  ...listingParameters,
  ...attributeCodes.configurable,
  ...reviewParameters,
  'q',
  '_routes',
]);
/** What advertisements and letters add for those who count visits; the shop's pages never look at it. */
const countingParameter = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ttclid|yclid|_gl)$/;
const mostParameters = 12;
const longestSearch = 512;

/** The query in one order, without what counts visits; undefined when something in it is not known. */
export function knownSearch({ search, searchParams }: URL): string | undefined {
  if (search === '') return '';
  if (search.length > longestSearch || searchParams.size > mostParameters) return undefined;
  const known = [...searchParams].filter(([name]) => !countingParameter.test(name));
  if (!known.every(([name]) => knownParameters.has(name))) return undefined;
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
