import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/shop-form.ts';

export const newsletterForm = describeForm('newsletter', {
  email: fields.email({ label: 'checkout.fields.email' }),
});

export const newsletterPath = '/newsletter';
export const sentParameter = 'sent';
