import { type LocaleName, shop } from '@bowline/markets';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesOnServer } from '../../i18n/all-messages.server.ts';
import { I18nProvider } from '../../i18n/I18nProvider.tsx';
import { localeFactsOf } from '../../i18n/locale-facts.server.ts';
import KeptNote from './KeptNote.tsx';

/**
 * Of a page that the server shows because it cannot make a better one: as the service worker marks its own, so that scripts show
 * the note above it; and with the note itself for browsers without scripts.
 */
export function markLastGood(html: string, locale: LocaleName, madeAt: Date): string {
  const keptAt = madeAt.toISOString();
  const note = renderToStaticMarkup(
    <I18nProvider messages={messagesOnServer(locale, () => {})} facts={localeFactsOf(locale)}>
      <KeptNote keptAt={keptAt} timeZone={shop.timeZone} />
    </I18nProvider>,
  );
  return html
    .replace('</head>', () => `<meta name="kept-at" content="${keptAt}"/></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<noscript>${note}</noscript>`);
}
