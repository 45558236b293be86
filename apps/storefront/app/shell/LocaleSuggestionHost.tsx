import { cookieNames, type LocaleName } from '@bowline/markets';
import { Suspense, useEffect, useState } from 'react';
import { separatePart } from '../first-touch.ts';
import { useMarket } from '../i18n/I18nProvider.tsx';

const LocaleSuggestion = separatePart(() => import('./LocaleSuggestion.tsx'));

/** The code of the suggestion is fetched only for visitors who may get one. */
export function LocaleSuggestionHost() {
  const { name: current } = useMarket();
  const [visitor, setVisitor] = useState<{ chosen: string | undefined }>();

  useEffect(() => {
    const chosen = new RegExp(`(?:^|; )${cookieNames.locale}=([^;]+)`).exec(document.cookie)?.[1];
    setVisitor(isAtHome(chosen, current) ? undefined : { chosen });
  }, [current]);

  return (
    visitor && (
      <Suspense>
        <LocaleSuggestion chosen={visitor.chosen} />
      </Suspense>
    )
  );
}

/** A visitor who chose this shop before, or whose browser asks for nothing rather than for it. */
function isAtHome(chosen: string | undefined, current: LocaleName): boolean {
  return (chosen ?? navigator.languages[0])?.toLowerCase() === current.toLowerCase();
}
