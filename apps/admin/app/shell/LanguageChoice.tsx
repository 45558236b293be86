import { Form, useLocation } from 'react-router';
import { languageNames, languages } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/TextsProvider.tsx';

export function LanguageChoice() {
  const t = useTranslate();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action="/language"
      reloadDocument
      aria-label={t('shell.language')}
      className="flex gap-1"
    >
      <input type="hidden" name="to" value={pathname + search} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
          className="min-h-9 rounded-md px-2 text-sm text-text-muted hover:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-text"
        >
          <abbr title={languageNames[language]} className="no-underline">
            {language.toUpperCase()}
          </abbr>
        </button>
      ))}
    </Form>
  );
}
