import { ownRequestHeaders } from '@bowline/markets';
import { createCsrfFetch } from '../../data/csrf-fetch.ts';
import { visitorStore } from '../../visitor/visitor-store.ts';

const send = createCsrfFetch({ headerName: ownRequestHeaders.csrf });

/** What the shop answers a script that wishes for something. */
export interface WishAnswer {
  readonly wishlists: readonly string[];
  readonly isAdded: boolean;
}

/** Sends a wish in the background; throws when only the form itself can say what is wrong. */
export async function wishFor(
  addresses: { readonly wish: string; readonly visitor: string },
  form: FormData,
): Promise<void> {
  // Brings the token that writes want to see.
  await visitorStore.load(addresses.visitor);
  const response = await send(addresses.wish, { method: 'POST', body: form });
  const answer = response.ok ? ((await response.json()) as WishAnswer) : undefined;
  if (!answer?.isAdded) throw new Error('The wish was not taken');
  visitorStore.setWishlists(answer.wishlists);
}
