import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Browsers unfold what an address points into when they load it; after a step within the shop this does the same. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!key || hash === '') return;
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!question || question.open) return;
    question.open = true;
    answer?.scrollIntoView();
  }, [hash, key]);
}
