import { type DetectedBrowser, detectedBrowsers, type ViewportClass } from './constants/client-behaviour.ts';
import { displayThresholds } from './constants/images.ts';

/** By the display thresholds of specification 9. */
export function viewportClassOf(width: number): ViewportClass {
  if (width < displayThresholds.sm) return 'mobile';
  return width < displayThresholds.md ? 'tablet' : 'desktop';
}

/** What each calls itself. The first that fits counts: most browsers claim to be those behind them too. */
const browserSigns: Readonly<Record<DetectedBrowser, RegExp>> = {
  Samsung: /\bSamsungBrowser\//,
  Edge: /\bEdg(?:A|iOS|e)?\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//,
  Safari: /\bSafari\//,
};

export function browserOf(userAgent: string): DetectedBrowser | undefined {
  return detectedBrowsers.find((name) => browserSigns[name].test(userAgent));
}
