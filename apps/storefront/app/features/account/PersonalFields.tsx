import { CheckboxField, TextField } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import type { personalFields } from './account-fields.ts';

/** Names, and for a business its company. The form around it has the class `group`. */
export function PersonalFields({ form }: { form: FormState<keyof typeof personalFields> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstname')} />
        <TextField {...form.field('lastname')} />
      </div>
      <CheckboxField {...form.tick('isBusiness')} />
      <div className="hidden gap-5 group-has-[[name=isBusiness]:checked]:grid">
        <TextField {...form.field('company')} />
        <TextField {...form.field('vatNumber')} />
      </div>
    </>
  );
}
