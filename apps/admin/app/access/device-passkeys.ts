import { shop } from '@bowline/markets';

interface Answer {
  readonly json?: string;
  readonly to?: string;
  readonly code?: string;
}

/** Asks a route of the desk for a challenge, the device for its answer, and hands it in. Answers where to go on. */
export async function askDevice(
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { json = '' } = await post(path, { ...fields, step: 'start' });
  const options: unknown = JSON.parse(json);
  const isNew = 'user' in (options as object);
  const credential = isNew
    ? await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
          options as PublicKeyCredentialCreationOptionsJSON,
        ),
      })
    : await navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        ),
      });
  const answer = JSON.stringify((credential as PublicKeyCredential).toJSON());
  const { to = '' } = await post(path, { ...fields, step: 'finish', credential: answer });
  return to;
}

/** Carries the server's code for a refusal. */
export class DeviceRefused extends Error {}

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(shop.adminPrefix + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new DeviceRefused(answer.code ?? 'unknown');
  return answer;
}
