import { serviceWorker } from '@bowline/markets';
import { darkColours, lightColours } from '@bowline/ui/tokens';
import { workerMetaName } from './features/device/device-names.ts';

interface AppHeadProps {
  readonly basename: string;
  readonly hasWorker: boolean;
}

/** What makes an app of the shop. The same on all pages of a visit, so only the server writes it: scripts never have to know. */
export function AppHead({ basename, hasWorker }: AppHeadProps) {
  return (
    <>
      <link rel="manifest" href={`${basename}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={lightColours['surface-inverse']}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={darkColours['surface-inverse']}
      />
      {hasWorker && <meta name={workerMetaName} content={serviceWorker.path} />}
    </>
  );
}
