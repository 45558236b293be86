import { FieldError } from '@bowline/ui/components';
import type { Description } from './description.ts';
import { placeOf, useLabels, useProblemAt } from './editor-context.ts';
import { FieldList, type OneFieldProps } from './FieldList.tsx';

/** Fields that belong together, behind a line at their side. */
export function ObjectField({
  name,
  description,
  value,
  path,
}: OneFieldProps<Extract<Description, { kind: 'object' }>>) {
  const problemAt = useProblemAt();
  const { label, optionalText } = useLabels()(name, description.isOptional);
  const id = placeOf(path);
  return (
    <fieldset id={id} className="grid min-w-0 gap-3 border-s-2 border-border ps-4">
      <legend className="mb-2 font-medium">
        {label} {optionalText && <span className="font-normal text-text-muted">{optionalText}</span>}
      </legend>
      <FieldError controlId={id}>{problemAt(path)}</FieldError>
      <FieldList fields={description.fields} value={value} path={path} />
    </fieldset>
  );
}
