import { Button, Icon } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslate } from '../i18n/TextsProvider.tsx';

export interface ListSearchProps {
  readonly label: string;
  readonly text: string;
  readonly most?: number;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Every key asks anew; what is looked for stands in the address as `q`. */
export function ListSearch({ label, text, most = 100, children }: ListSearchProps) {
  const t = useTranslate();
  const submit = useSubmit();
  return (
    <Form
      role="search"
      className="flex flex-wrap items-center gap-2"
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true })}
    >
      <label className="relative min-w-60 flex-1">
        <span className="sr-only">{label}</span>
        <Icon name="search" size="sm" className="absolute start-3 top-1/2 -translate-y-1/2 text-text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={most}
          placeholder={label}
          className="control w-full ps-9"
          autoComplete="off"
        />
      </label>
      {children}
      <span className="hidden no-script:contents">
        <Button type="submit">{t('shell.show')}</Button>
      </span>
    </Form>
  );
}
