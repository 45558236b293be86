import { ownCookieNames } from '@bowline/markets';
import { type FormDescription, readValues, valuesToReturn } from '@bowline/ui/forms';
import type { KeptForm } from '../../../forms/use-shop-form.ts';
import { forgetCookie, passingCookie, readCookies } from '../../../visitor/cookies.ts';
import { addressForm } from './booked-address.ts';
import { detailsForm } from './personal-data-forms.ts';

/** The forms that take more than a moment to fill in. */
const forms: readonly FormDescription<string>[] = [addressForm, detailsForm];

/** More than people type; browsers keep no longer cookie. */
const longestCookie = 3_500;

interface KeptAt extends KeptForm {
  readonly path: string;
}

/** For whoever sends a form after their session has ended: a cookie that brings what they typed back to its page, secrets excepted. */
export async function keepForm(
  request: Request,
  path: string,
  url: Pick<URL, 'protocol'>,
): Promise<string | undefined> {
  const sent = await request.formData().catch(() => undefined);
  const form = forms.find(({ name }) => name === sent?.get('intent'));
  if (!sent || !form) return undefined;
  const kept: KeptAt = { path, form: form.name, values: typedInto(form, sent) };
  const cookie = passingCookie(ownCookieNames.keptForm, JSON.stringify(kept), url);
  return cookie.length > longestCookie ? undefined : cookie;
}

/** What was typed on this page, for whoever has come back, and the header by which it is forgotten. */
export function takeKeptForm(request: Request, path: string): { kept?: KeptForm; cookie?: string } {
  const text = readCookies(request.headers.get('cookie')).get(ownCookieNames.keptForm);
  const found = text === undefined ? undefined : readKept(text);
  return found?.path === path ? { kept: found, cookie: forgetCookie(ownCookieNames.keptForm) } : {};
}

function readKept(text: string): KeptAt | undefined {
  try {
    const { path, form, values } = JSON.parse(text) as Partial<KeptAt>;
    const known = forms.find(({ name }) => name === form);
    if (!known || typeof path !== 'string' || typeof values !== 'object' || values === null) return undefined;
    const sent = new FormData();
    for (const [name, value] of Object.entries(values)) sent.set(name, String(value));
    return { path, form: known.name, values: typedInto(known, sent) };
  } catch {
    return undefined;
  }
}

function typedInto(form: FormDescription<string>, sent: FormData): KeptForm['values'] {
  return Object.fromEntries(
    Object.entries(valuesToReturn(form, readValues(form, sent))).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
