import { Button, ButtonLink } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { consentPath } from './consent-form.ts';
import { consentStore } from './consent-store.ts';
import { type ConsentWords, loadConsentWords } from './consent-words.ts';

/**
 * Asks at the lower edge of the page, over it rather than in it, so that nothing moves, and not in the way of anything:
 * whoever does not answer shops on, and nothing is loaded. Refusing is the same step as accepting.
 */
export default function ConsentBanner() {
  const { name: locale } = useMarket();
  const address = useHref('/api/consent');
  const [words, setWords] = useState<ConsentWords>();
  const [sent, setSent] = useState<'all' | 'none' | 'failed'>();

  useEffect(() => {
    loadConsentWords(locale).then(setWords, () => undefined);
  }, [locale]);

  async function decide(choice: 'all' | 'none') {
    setSent(choice);
    if (!(await consentStore.decide(address, choice))) setSent('failed');
  }

  if (!words) return null;
  return (
    <section
      aria-labelledby="consent-ask"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70vh] overflow-y-auto border-t border-border bg-surface-raised shadow-overlay"
    >
      <div className="page-width grid gap-4 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-10">
        <div className="grid max-w-reading gap-1">
          <h2 id="consent-ask" className="text-lg font-semibold">
            {words.ask}
          </h2>
          <p className="text-sm">{words.askText}</p>
          <p role="alert" className="text-sm font-medium text-error empty:hidden">
            {sent === 'failed' && words.failed}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 lg:w-96">
          <Button wide busy={sent === 'none'} onClick={() => decide('none')}>
            {words.refuseAll}
          </Button>
          <Button wide busy={sent === 'all'} onClick={() => decide('all')}>
            {words.acceptAll}
          </Button>
          <ButtonLink href={consentPath} variant="quiet" size="sm" className="col-span-2">
            {words.choose}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
