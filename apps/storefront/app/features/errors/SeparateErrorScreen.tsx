import { Suspense } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { preparedComponent } from '../../prepared-component.ts';
import { useReloadAfterFailedChunk } from './use-reload-after-failed-chunk.ts';

const errorScreen = preparedComponent(async () => {
  const module = await import('./ErrorScreen.tsx');
  return { default: module.ErrorScreen };
});

export function SeparateErrorScreen() {
  const t = useTranslate();
  const isReloading = useReloadAfterFailedChunk();
  if (isReloading) return <p role="status">{t('error.reloading')}</p>;
  return (
    <Suspense>
      <errorScreen.Component />
    </Suspense>
  );
}

export const prepareErrorScreen = errorScreen.prepare;
