import { ComboboxField, closedCombobox } from '@bowline/ui/components';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { withNetwork } from '../../../first-touch.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { longestQuery, queryOf } from '../search-query.ts';
import type { SearchAssistantProps } from './SearchAssistant.tsx';

/**
 * The search of the header: a plain form that leads to the search page. What helps while typing is loaded when somebody
 * turns to the field; whatever fails there leaves the form as it is.
 */
export default function SearchField() {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const wasEdited = useRef(false);
  const [Assistant, setAssistant] = useState<ComponentType<SearchAssistantProps>>();
  const [state, setState] = useState(closedCombobox);
  const asked = useAskedQuery();
  const { key } = useLocation();

  const loadAssistant = useCallback(() => {
    withNetwork(() => import('./SearchAssistant.tsx')).then(
      (module) => setAssistant(() => module.SearchAssistant),
      () => undefined,
    );
  }, []);

  // Somebody may have turned to the field before the scripts were there.
  useEffect(() => {
    if (document.activeElement === input.current) loadAssistant();
  }, [loadAssistant]);

  useEffect(() => {
    // Typed while the next page was on its way: it stays.
    if (key && input.current && !wasEdited.current) input.current.value = asked;
  }, [asked, key]);

  return (
    <Form
      action="/search"
      role="search"
      onFocus={loadAssistant}
      onInput={() => {
        wasEdited.current = true;
      }}
      onSubmit={() => {
        wasEdited.current = false;
        state.close?.();
        if (state.isOpen && isSmallScreen()) input.current?.blur();
      }}
    >
      <ComboboxField
        name="q"
        label={t('header.search')}
        placeholder={t('header.searchHint')}
        submitLabel={t('header.searchSubmit')}
        closeLabel={t('search.close')}
        defaultValue={asked}
        maxLength={longestQuery}
        inputRef={input}
        state={state}
      >
        {Assistant && (
          <Assistant
            input={input}
            onState={setState}
            onFollow={() => {
              wasEdited.current = false;
            }}
          />
        )}
      </ComboboxField>
    </Form>
  );
}

/** What the page answers, when it is the search page. */
function useAskedQuery(): string {
  const { pathname, search } = useLocation();
  return pathname === '/search' ? queryOf(new URLSearchParams(search)).query : '';
}

/** Where the field has become a sheet, whose keyboard would cover the results. */
function isSmallScreen(): boolean {
  return matchMedia('(width < 64rem)').matches;
}
