import { cookieNames, type LocaleName, type Market, markets, suggestLocale } from '@bowline/markets';
import { Button, buttonClasses, Notice } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useMarket, useTranslate } from '../i18n/I18nProvider.tsx';

/**
 * Decision D2: a deep link is never redirected; the visitor is offered the other shop instead. It is decided in the
 * browser, because a page is the same for all visitors of its locale.
 */
export function LocaleSuggestion() {
  const t = useTranslate();
  const { name: current } = useMarket();
  const { pathname } = useLocation();
  const switchUrl = useHref('/stores/store/switch');
  const [suggested, setSuggested] = useState<LocaleName>();

  useEffect(() => {
    setSuggested(suggestionFor(current));
  }, [current]);

  if (!suggested) return null;
  const market = markets[suggested];
  const addressOf = ({ code }: Market) =>
    `${switchUrl}?___store=${code}&from=${encodeURIComponent(pathname)}`;
  const dismiss = () => {
    // The server remembers the choice, even if the visitor leaves at once; where its answer would lead they are already.
    fetch(addressOf(markets[current]), { redirect: 'manual', keepalive: true }).catch(() => undefined);
    setSuggested(undefined);
  };
  return (
    <aside aria-label={t('suggestion.label')} className="page-width pt-3">
      <Notice
        still
        action={
          <div className="flex flex-wrap gap-2">
            <a
              href={addressOf(market)}
              className={buttonClasses({ variant: 'primary', size: 'sm' })}
              lang={market.name}
            >
              {market.friendlyName}
            </a>
            <Button size="sm" variant="quiet" onClick={dismiss}>
              {t('suggestion.dismiss')}
            </Button>
          </div>
        }
      >
        {t('suggestion.text', { store: market.friendlyName })}
      </Notice>
    </aside>
  );
}

function suggestionFor(current: LocaleName): LocaleName | undefined {
  const chosen = new RegExp(`(?:^|; )${cookieNames.locale}=([^;]+)`).exec(document.cookie)?.[1];
  return suggestLocale({
    current,
    cookieLocale: chosen,
    acceptLanguage: navigator.languages.join(','),
  });
}
