import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly children: ReactNode;
}

export function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <label className="grid gap-1">
      {label}
      <select name={name} defaultValue={chosen} className="control h-9">
        {children}
      </select>
    </label>
  );
}
