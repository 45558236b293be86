import { buildManifest } from '@bowline/markets';
import { type ComponentType, lazy } from 'react';
import { unreachedStore } from './forms/unreached.ts';

/** A click may come from a program that reads the screen aloud, without anything before it. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'input',
  'click',
  'submit',
] as const;

const { promise: firstTouch, resolve: wake } = Promise.withResolvers<void>();
let isListening = false;

/**
 * A part of the page that works as the server wrote it: its code is fetched when the visitor does something for the first
 * time, and React takes it over then. To be rendered inside `<Suspense>`.
 */
export function untilTouched<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => onceTouched(load));
}

/** What is worth fetching once somebody is there; on the server everybody is. */
export async function onceTouched<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof document === 'undefined') return work();
  listenForTouch();
  await firstTouch;
  return withNetwork(work);
}

/**
 * A part with a file of its own, which is fetched when the part is first rendered. As React's `lazy`, which would cost the visitor
 * the page when the network goes meanwhile: what works as the server wrote it does so without a network, too.
 */
export function separatePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => withNetwork(load));
}

let hasLostFiles = false;

/**
 * For files. A browser never asks again for one that it could not have, nor for any that need it: without a network they are waited
 * for. What is lost with the network on its way never comes. Its part stays as it is, where an error would take the page away with
 * all that is typed on it.
 */
export async function withNetwork<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof document === 'undefined') return work();
  if (!navigator.serviceWorker?.controller) await network();
  let wasAway = false;
  const noteAway = () => {
    wasAway = true;
  };
  addEventListener('offline', noteAway);
  try {
    return await work();
  } catch (error) {
    // A network that is back by now would answer for the shop, though it lost the file, or one that this one needs.
    if (!hasLostFiles && !wasAway && !(await isShopAway())) throw error;
    leaveByLoading();
    return new Promise(() => {});
  } finally {
    removeEventListener('offline', noteAway);
  }
}

/** React would wait for the part before it shows another page or what became of a form: from now on the browser itself does. */
function leaveByLoading(): void {
  if (hasLostFiles) return;
  hasLostFiles = true;
  history.pushState = (_state, _unused, url) => {
    if (url) location.assign(url);
  };
  addEventListener('submit', sendByLoading, true);
}

/** Forms of which the shop is being asked, and whether it has answered: then the browser may leave the page. */
const asking = new WeakMap<HTMLFormElement, 'asked' | 'answered'>();

/** For a shop that does not answer the browser would leave the page, too, with all that is typed on it. */
function sendByLoading(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!navigator.onLine || form.getAttribute('method') === 'dialog') return;
  event.stopImmediatePropagation();
  if (asking.get(form) === 'answered') return;
  event.preventDefault();
  // One press more does not mean twice.
  if (asking.has(form)) return;
  asking.set(form, 'asked');
  const { submitter } = event;
  void isShopAway().then((isAway) => {
    unreachedStore.set(isAway);
    if (!isAway) {
      asking.set(form, 'answered');
      form.requestSubmit(submitter?.isConnected ? submitter : null);
    }
    asking.delete(form);
  });
}

/** A line that brings nothing for so long is none. */
const longestQuestionMs = 10_000;

/** Whether the shop cannot be asked at all. With a shop that can, a missing file means a new version of it (specification 8). */
function isShopAway(): Promise<boolean> {
  const signal = AbortSignal.timeout(longestQuestionMs);
  return fetch(buildManifest.path, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => false,
    () => true,
  );
}

async function network(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** A page that is reached without a reload has no HTML of the server that could stand in for its parts. */
export { wake as endWaitForTouch };

/**
 * To be called before React takes the page over: a press that it answers and that nobody noticed here would be seen only
 * after the next one. Who has pressed something while the scripts were on their way is known to the browser.
 */
export function listenForTouch(): void {
  if (isListening) return;
  isListening = true;
  if (navigator.userActivation?.hasBeenActive) wake();
  const controller = new AbortController();
  for (const sign of signs) {
    addEventListener(sign, () => wake(), { capture: true, passive: true, signal: controller.signal });
  }
  void firstTouch.then(() => controller.abort());
  for (const kind of ['click', 'input', 'submit']) addEventListener(kind, hold, { capture: true });
}

/** How long a press waits for the script that answers it; then the browser sends the form, as without scripts. */
const longestHoldMs = 4_000;

/** Parts marked `data-waits` that React has taken over. */
const taken = new WeakSet<Element>();
/** Forms of other such parts in which something was typed, and what was pressed in them. */
const waiting = new Map<HTMLFormElement, ((form: HTMLFormElement) => void)[]>();

/** What is done in the forms of a part marked `data-waits` before React has it is not lost, and leads to no other page. */
function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const button = event.type === 'click' ? target.closest('button') : null;
  const form = button ? button.form : target.closest<HTMLFormElement>('form');
  const part = form?.closest('[data-waits]');
  if (!form || !part || taken.has(part)) return;
  const presses = waiting.get(form) ?? [];
  waiting.set(form, presses);
  if (button?.type === 'button') {
    const index = [...form.elements].indexOf(button);
    presses.push(({ elements }) => (elements[index] as HTMLElement | undefined)?.click());
  } else if (event.type === 'submit') {
    // One press more does not mean twice as many.
    if (form.ariaBusy !== 'true') presses.push((owner) => owner.requestSubmit());
    form.ariaBusy = 'true';
    void sendByBrowser(form, presses);
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function sendByBrowser(form: HTMLFormElement, presses: readonly unknown[]): Promise<void> {
  // Without a network the browser would leave the page for one that says so.
  do await new Promise((resolve) => setTimeout(resolve, longestHoldMs));
  while (!navigator.onLine);
  if (waiting.get(form) !== presses) return;
  // Sent once: React may take the form over while the browser is still waiting for the answer.
  waiting.delete(form);
  form.submit();
}

/** For who has taken over a part that waited: what was typed and pressed in its forms meanwhile happens now. */
export function takeForms(part: Element): void {
  taken.add(part);
  for (const [waited, presses] of waiting) {
    if (waited.isConnected && !part.contains(waited)) continue;
    waiting.delete(waited);
    // What changes around a part before its script is there makes React write it anew. Of something else, chosen meanwhile,
    // nobody asked for anything.
    const form = part.contains(waited)
      ? waited
      : [...part.querySelectorAll('form')].find((other) => subjectOf(other) === subjectOf(waited));
    if (!form) continue;
    form.ariaBusy = null;
    if (form !== waited) copyTyped(waited, form);
    for (const press of presses) press(form);
  }
}

/** What a form is about: where it leads, and what it sends without being asked. */
function subjectOf(form: HTMLFormElement): string {
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type="hidden"]');
  return [form.action, ...[...hidden].map(({ name, value }) => `${name}=${value}`)].join('\n');
}

function copyTyped(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, value] of new FormData(from)) {
    const field = to.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || typeof value !== 'string')
      continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** After everything the visitor waits for; on the server at once. */
export async function whenIdle(): Promise<void> {
  if (typeof document === 'undefined') return;
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
