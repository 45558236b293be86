import { type Description, type Fields, isJson, isPlain } from './description.ts';
import { ItemList } from './ItemList.tsx';
import { LeafField, LinesField } from './LeafField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReferenceField } from './ReferenceField.tsx';

/** The fields of a document or of a part of it, one below the other. */
export function FieldList({
  fields,
  value,
  path,
}: {
  readonly fields: Fields;
  readonly value: unknown;
  readonly path: string;
}) {
  return (
    <div className="grid gap-4">
      {Object.entries(fields).map(([name, description]) => (
        <OneField
          key={name}
          name={name}
          description={description}
          value={isJson(value) ? value[name] : undefined}
          path={path ? `${path}.${name}` : name}
        />
      ))}
    </div>
  );
}

export interface OneFieldProps<Kind extends Description = Description> {
  readonly name: string;
  readonly description: Kind;
  readonly value: unknown;
  readonly path: string;
}

export function OneField(props: OneFieldProps) {
  const { description, name, value, path } = props;
  if (description.as === 'picture') return <PictureField {...props} />;
  if (description.as === 'reference') return <ReferenceField {...props} />;
  switch (description.kind) {
    case 'object': {
      // An address is one line, however it is kept.
      const { current } = description.fields;
      if (description.as === 'slug' && current) {
        const text = isJson(value) ? value.current : undefined;
        return <LeafField name={name} description={current} value={text} path={`${path}.current`} />;
      }
      return <ObjectField {...props} description={description} />;
    }
    case 'list':
      return isPlain(description.item) ? (
        <LinesField {...props} />
      ) : (
        <ItemList {...props} description={description} />
      );
    case 'variant':
      return null;
    default:
      return <LeafField {...props} />;
  }
}
