import { serviceWorker } from '@bowline/markets';
import { darkColours, lightColours } from '@bowline/ui/tokens';
import { workerMetaName } from './features/device/device-names.ts';
import { type OwnTexts, ownTextsMetaName } from './i18n/messages.ts';

interface AppHeadProps {
  readonly basename: string;
  readonly hasWorker: boolean;
  readonly ownTexts: OwnTexts;
}

/** What makes an app of the shop. The same on all pages of a visit, so only the server writes it: scripts never have to know. */
export function AppHead({ basename, hasWorker, ownTexts }: AppHeadProps) {
  return (
    <>
      <link rel="manifest" href={`${basename}/manifest.webmanifest`} />
      {/* The first that fits counts; the picture for Apple's devices is found at its usual address. */}
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={darkColours['surface-inverse']}
      />
      <meta name="theme-color" content={lightColours['surface-inverse']} />
      {Object.keys(ownTexts).length > 0 && (
        <meta name={ownTextsMetaName} content={JSON.stringify(ownTexts)} />
      )}
      {hasWorker && <meta name={workerMetaName} content={serviceWorker.path} />}
    </>
  );
}
