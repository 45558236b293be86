import { fields } from '@bowline/ui/forms';

/** Beside something else, which never depends on it. Nobody finds it ticked. */
export const newsletterConsent = fields.tick({
  label: 'newsletter.consent',
  hint: 'newsletter.consentHint',
  isOptional: true,
});
