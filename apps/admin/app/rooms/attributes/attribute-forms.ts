import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';
import { nameFields } from '../../forms/name-fields.ts';

export const namesForm = describeForm<string>('names', nameFields('attributes.name'));

/** Of a new option, or of one that is there. */
export const optionForm = describeForm<string>('option', {
  ...nameFields('attributes.name'),
  swatch: fields.text({
    label: 'products.colour.swatch',
    hint: 'products.colour.swatchHint',
    most: 200,
    isOptional: true,
  }),
});
