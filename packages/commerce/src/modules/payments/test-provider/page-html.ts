import { escapeMarkup, type Money, moneyToDecimal } from '@bowline/kit';
import { formatMoney, type LocaleName, markets, shop } from '@bowline/markets';
import { lightColours as colours } from '@bowline/ui/tokens';
import { textsOf } from '#texts';
import type { PaymentState } from '../payment-state.ts';

export interface PageFacts {
  readonly locale: LocaleName;
  readonly description: string;
  readonly method: string;
  readonly amount: Money;
  readonly isDecided: boolean;
  readonly returnUrl: string;
}

export const outcomes = ['paid', 'failed', 'canceled', 'expired'] as const satisfies readonly PaymentState[];
export type Outcome = (typeof outcomes)[number];

export const styleSheetPath = '/payments/test.css';

export function renderPage({ locale, description, method, amount, isDecided, returnUrl }: PageFacts): string {
  const words = textsOf('payments', locale).testPage;
  const buttons = outcomes.map(
    (outcome) =>
      `<button name="outcome" value="${outcome}" class="${outcome}">${escapeMarkup(words[outcome])}</button>`,
  );
  const choice = isDecided
    ? `<p>${escapeMarkup(words.decided)}</p><p><a href="${escapeMarkup(returnUrl)}">${escapeMarkup(words.back)}</a></p>`
    : `<form method="post">${buttons.join('')}</form>`;
  return `<!doctype html>
<html lang="${markets[locale].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(words.title)} | ${shop.brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheetPath}">
</head>
<body>
<main>
<p class="brand">${shop.brand}</p>
<h1>${escapeMarkup(words.title)}</h1>
<p>${escapeMarkup(words.explanation)}</p>
<dl>
<div><dt>${escapeMarkup(words.amount)}</dt><dd><data value="${moneyToDecimal(amount)}">${escapeMarkup(formatMoney(amount, markets[locale]))}</data></dd></div>
<div><dt>${escapeMarkup(words.method)}</dt><dd>${escapeMarkup(method)}</dd></div>
</dl>
<p class="about">${escapeMarkup(description)}</p>
${choice}
</main>
</body>
</html>
`;
}

export const styleSheet = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colours['surface-sunken']}; color: ${colours.text}; font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(28rem, 100% - 2rem); margin: 2rem 0; padding: 2rem; background: ${colours.surface}; border: 1px solid ${colours.border}; border-radius: 0.75rem; }
.brand { margin: 0; color: ${colours.brand}; font-weight: 700; font-size: 1.25rem; }
h1 { margin: 0.5rem 0; font-size: 1.5rem; line-height: 1.3; }
dl { margin: 1rem 0; border-block: 1px solid ${colours.border}; }
dl div { display: flex; justify-content: space-between; padding: 0.5rem 0; }
dd { margin: 0; font-weight: 600; }
.about { color: ${colours['text-muted']}; }
form { display: grid; gap: 0.75rem; }
button { min-height: 3rem; border: 1px solid ${colours['border-strong']}; border-radius: 0.5rem; background: ${colours.surface}; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.paid { background: ${colours.primary}; border-color: ${colours.primary}; color: ${colours['on-primary']}; }
button:focus-visible, a:focus-visible { outline: 3px solid ${colours.focus}; outline-offset: 2px; }
a { color: ${colours.link}; }
`;
