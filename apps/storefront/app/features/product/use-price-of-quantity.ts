import type { Money } from '@bowline/kit';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';

/** Whoever is still typing is not asked about. */
const pauseMs = 250;

/** What so many cost together, as the shop says; nothing for a single one, whose price stands on the page. */
export function usePriceOfQuantity(sku: string, quantity: string): Money | undefined {
  const address = useHref(`/api/price?${new URLSearchParams({ sku, quantity })}`);
  const [known, setKnown] = useState<{ readonly address: string; readonly price: Money | null }>();
  const isWorthAsking = quantity !== '' && Number(quantity) !== 1;
  useEffect(() => {
    if (!isWorthAsking) return undefined;
    const leaving = new AbortController();
    const asking = setTimeout(() => {
      const answer = fetch(address, leaving).then((response) => (response.ok ? response.json() : null));
      // Without an answer the cart tells it.
      answer.then((price: Money | null) => setKnown({ address, price })).catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(asking);
      leaving.abort();
    };
  }, [address, isWorthAsking]);
  return isWorthAsking && known?.address === address ? (known.price ?? undefined) : undefined;
}
