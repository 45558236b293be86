import { type RefObject, useEffect } from 'react';
import { useHref } from 'react-router';
import { browserLog } from '../../browser-log.ts';
import { withNetwork } from '../../first-touch.ts';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { consentPath } from '../consent/consent-form.ts';

interface EmbedsProps {
  readonly text: RefObject<HTMLElement | null>;
  readonly hasScripts: boolean;
}

/** For a text with frames or scripts of others in it, which wait until the visitor allows them. */
export function Embeds({ text, hasScripts }: EmbedsProps) {
  const { name: locale } = useMarket();
  const settingsHref = useHref(consentPath);
  useEffect(() => {
    if (hasScripts) loadWhole();
  }, [hasScripts]);
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const opened = withNetwork(() => import('../consent/open-embeds.ts')).then(({ openEmbeds }) =>
      openEmbeds(element, { locale, settingsHref }),
    );
    opened.catch(browserLog().error);
    return () => void opened.then((leave) => leave()).catch(() => undefined);
  }, [text, locale, settingsHref]);
  return null;
}

/** Scripts that a text embeds run only in a page that came with them: its policy names their hosts. */
function loadWhole(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
}
