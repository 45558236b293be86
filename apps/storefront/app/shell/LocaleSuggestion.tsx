import {
  type LocaleName,
  languageOf,
  type MarketAddress,
  marketAddresses,
  suggestLocale,
} from '@bowline/markets';
import { Button, buttonClasses, Notice } from '@bowline/ui/components';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useMarket } from '../i18n/I18nProvider.tsx';

interface Words {
  readonly label: string;
  readonly text: string;
  readonly dismiss: string;
}

/** In every language: it is said in the visitor's own, which the page around it is not. */
const wordsOf = import.meta.glob<Words>('./texts/*.json', { import: 'default', eager: true });

/**
 * Decision D2: a deep link is never redirected; the visitor is offered the other shop instead. It is decided in the
 * browser, because a page is the same for all visitors of its locale.
 */
export default function LocaleSuggestion({ chosen }: { chosen: string | undefined }) {
  const { name: current } = useMarket();
  const { pathname } = useLocation();
  const switchUrl = useHref('/stores/store/switch');
  const [suggested, setSuggested] = useState(() => suggestionFor(current, chosen));

  if (!suggested) return null;
  const market = marketAddresses[suggested];
  const words = wordsOf[`./texts/${languageOf(suggested)}.json`];
  if (!words) return null;
  const addressOf = ({ code }: MarketAddress) =>
    `${switchUrl}?___store=${code}&from=${encodeURIComponent(pathname)}`;
  const dismiss = () => {
    // The server remembers the choice, even if the visitor leaves at once; where its answer would lead they are already.
    fetch(addressOf(marketAddresses[current]), { redirect: 'manual', keepalive: true }).catch(
      () => undefined,
    );
    setSuggested(undefined);
  };
  return (
    <aside aria-label={words.label} lang={market.name} className="page-width pt-3">
      <Notice
        still
        action={
          <div className="flex flex-wrap gap-2">
            <a href={addressOf(market)} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
              {market.friendlyName}
            </a>
            <Button size="sm" variant="quiet" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </div>
        }
      >
        {words.text.replace('{store}', market.friendlyName)}
      </Notice>
    </aside>
  );
}

function suggestionFor(current: LocaleName, chosen: string | undefined): LocaleName | undefined {
  return suggestLocale({
    current,
    cookieLocale: chosen,
    acceptLanguage: navigator.languages.join(','),
  });
}
