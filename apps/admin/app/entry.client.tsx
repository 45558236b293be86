import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from './i18n/languages.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { TextsProvider } from './i18n/TextsProvider.tsx';

async function hydrate() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const texts = await loadTexts(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider language={language} texts={texts}>
          <HydratedRouter />
        </TextsProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
