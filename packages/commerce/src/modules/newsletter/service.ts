import type { Mail } from '@bowline/mail';
import { postAdvertisement } from './advertising.ts';
import { confirmationLetter } from './letters.ts';
import type { Newsletter } from './model.ts';
import { keepAsked, keepSubscribed, readIsSubscribed, withdraw } from './repository.ts';

export function createNewsletter(
  mail: Pick<Mail, 'post'> | null,
  baseUrl: string,
  clock: () => Date,
): Newsletter {
  return {
    async ask(transaction, email, agreement) {
      const key = await keepAsked(transaction, email, agreement);
      if (key && mail)
        await mail.post(transaction, confirmationLetter(email, key, agreement.locale, baseUrl));
    },
    subscribe: keepSubscribed,
    async unsubscribe(executor, email, agreement) {
      await withdraw(executor, { email }, agreement);
    },
    async advertise(transaction, advertisement) {
      return mail && postAdvertisement(transaction, advertisement, { mail, baseUrl, now: clock() });
    },
    isSubscribed: readIsSubscribed,
  };
}
