import type { Posting } from '@bowline/mail';
import { type LocaleName, markets, shop } from '@bowline/markets';
import { textsOf } from '#texts';

/** Rule 1: nothing that a stranger typed is in it. */
export function confirmationLetter(email: string, key: string, locale: LocaleName, baseUrl: string): Posting {
  const { letter } = textsOf('newsletter', locale);
  const url = `${baseUrl}${markets[locale].prefix}/newsletter/confirm?key=${key}`;
  return {
    kind: 'newsletter-confirmation',
    locale,
    to: { address: email },
    subject: letter.subject,
    letter: {
      preview: letter.text,
      blocks: [{ heading: letter.heading }, { text: letter.text }, { button: { label: letter.button, url } }],
      footer: [shop.legalName, letter.whyYou],
    },
  };
}
