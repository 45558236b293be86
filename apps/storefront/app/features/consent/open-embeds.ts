import { fill } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { buttonClasses } from '@bowline/ui/components';
import { consentStore } from './consent-store.ts';
import { type ConsentWords, loadConsentWords } from './consent-words.ts';

/**
 * Shows what a text embeds of others: to visitors who allow it at once, to everybody else after a press that says what it
 * means. Answers how to stop listening.
 */
export async function openEmbeds(
  root: HTMLElement,
  { locale, settingsHref }: { readonly locale: LocaleName; readonly settingsHref: string },
): Promise<() => void> {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-embed]')];
  const loadAllowed = () => {
    if (!consentStore.get().allowed.includes('marketing')) return false;
    for (const embed of waiting.splice(0)) load(embed);
    return true;
  };
  if (!loadAllowed()) {
    const words = await loadConsentWords(locale);
    for (const embed of waiting) offer(embed, words, settingsHref);
  }
  return consentStore.subscribe(loadAllowed);
}

function offer(embed: HTMLElement, words: ConsentWords, settingsHref: string): void {
  const { src = '', title = '' } = embed.dataset;
  const text = document.createElement('p');
  text.textContent = fill(words.embed.text, { host: new URL(src).host });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = buttonClasses({});
  button.textContent = title ? `${words.embed.load}: ${title}` : words.embed.load;
  // Whoever pressed it goes on in what appears in its place.
  button.addEventListener('click', () => load(embed)?.focus());
  const choices = document.createElement('a');
  choices.href = settingsHref;
  choices.textContent = words.embed.choices;
  const ways = document.createElement('p');
  ways.className = 'flex flex-wrap items-center gap-x-5 gap-y-2';
  ways.append(button, choices);
  embed.className = 'grid gap-3 rounded-lg bg-surface-sunken p-5';
  embed.replaceChildren(text, ways);
}

/** Only what the sanitiser let through comes here, and the policy of the page allows no other host. */
function load(embed: HTMLElement): HTMLElement | undefined {
  const { embed: kind, src = '', title = '', width, height } = embed.dataset;
  if (!embed.isConnected) return undefined;
  if (kind === 'script') {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    embed.replaceWith(script);
    return undefined;
  }
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  if (width) frame.width = width;
  if (height) frame.height = height;
  frame.loading = 'lazy';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.sandbox.add(
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-presentation',
  );
  embed.replaceWith(frame);
  return frame;
}
