import { Suspense } from 'react';
import { preparedComponent } from '../../prepared-component.ts';

const errorScreen = preparedComponent(async () => {
  const module = await import('./ErrorScreen.tsx');
  return { default: module.ErrorScreen };
});

export function SeparateErrorScreen() {
  return (
    <Suspense>
      <errorScreen.Component />
    </Suspense>
  );
}

/** To be called when the page stands: an error may mean that there is no network to fetch its screen by. */
export const prepareErrorScreen = errorScreen.prepare;
