const changeKeyField = 'changeKey';

/** What the browser calls a change, so that it is made once however often it is sent (cart rule 28). */
export function changeKeyIn(sent: FormData): string | null {
  const key = sent.get(changeKeyField);
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null;
}

export function nameChange(form: FormData): void {
  form.set(changeKeyField, crypto.randomUUID());
}
