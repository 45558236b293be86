import { useEffect } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { canOfferPasskeys, offerPasskey } from './device-passkeys.ts';
import { type PasskeyStart, passkeySignInForm, passkeySignInStart } from './passkey-forms.ts';

/** Shows nothing: the browser offers passkeys in the field for the e-mail address. Who takes none notices nothing of it. */
export default function PasskeyAutofill() {
  const { data: started, submit: start } = useFetcher<Partial<PasskeyStart> | undefined>();
  const submit = useSubmit();

  useEffect(() => {
    let isLeft = false;
    canOfferPasskeys().then(
      (canOffer) => {
        if (canOffer && !isLeft) start(...passkeySignInStart);
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [start]);

  useEffect(() => {
    if (!started?.passkeyOptions) return undefined;
    const left = new AbortController();
    offerPasskey(started.passkeyOptions, left.signal).then(
      (credential) => submit({ intent: passkeySignInForm.name, credential }, { method: 'post' }),
      () => {},
    );
    return () => left.abort();
  }, [started, submit]);

  return null;
}
