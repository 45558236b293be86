export interface FilterSelectProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  /** What stands in the address; empty when nothing is chosen. */
  readonly value: string;
  /** What is shown when nothing is chosen. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly wordsFor: (value: Value) => string;
}

/** Narrows a list, within its `ListSearch`. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { name, label, value, all, values, wordsFor } = props;
  return (
    <label className="min-w-40">
      <span className="sr-only">{label}</span>
      {/* Another value in the address is another field: it would keep what was chosen before. */}
      <select name={name} defaultValue={value} key={value} className="control w-full">
        <option value="">{all}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {wordsFor(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
