import { ComboboxPopup, type ComboboxState, useCombobox } from '@bowline/ui/components';
import { type RefObject, useEffect, useId, useState } from 'react';
import { embeddedApplicationId, type SearchSettings } from '../../../data/search-client.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShopState } from '../../../shop-state.ts';
import { useShowsVat } from '../../catalog/use-shows-vat.ts';
import { browserSearchClient } from './browser-search-client.ts';
import { groupsBeforeTyping, groupsWhileTyping } from './suggestion-groups.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchAssistantProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onState: (state: ComboboxState) => void;
  readonly onFollow: () => void;
}

/** Suggestions below the search field. Loaded apart from the page, when somebody turns to the field. */
export function SearchAssistant({ input, onState, onFollow }: SearchAssistantProps) {
  const t = useTranslate();
  const market = useMarket();
  const listId = useId();
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  const client = browserSearchClient(useSearchSettings());
  const [text, setText] = useState(() => input.current?.value.trim() ?? '');
  const { answered, popular } = useSuggestions({ client, market, currency }, text);
  const { recent, removal, refresh } = useRecentSearches(() => input.current?.focus());

  const priceNote = t(useShowsVat() ? 'price.inclVat' : 'price.exclVat');
  const wording = { t, market, listId, priceNote };
  const isTyping = text !== '';
  const groupsOfAnswer = answered ? groupsWhileTyping(answered, wording) : [];
  const groups = isTyping ? groupsOfAnswer : groupsBeforeTyping(recent, popular, wording);
  const optionIds = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const hasOptions = optionIds.length > 0;
  const foundNothing = isTyping && answered?.query === text && !hasOptions;

  const control = useCombobox({
    input,
    optionIds,
    onText(changed) {
      setText(changed.trim());
      refresh();
    },
  });
  const { activeId, close } = control;
  const isOpen = control.isOpen && (hasOptions || foundNothing);

  useEffect(() => {
    onState({ isOpen, hasOptions, listId, activeId, close });
  }, [onState, isOpen, hasOptions, listId, activeId, close]);

  const announcement = useSettled(
    isOpen && isTyping ? t('search.suggestionCount', {}, optionIds.length) : '',
  );

  const follow = () => {
    onFollow();
    close();
    input.current?.blur();
  };
  return (
    <>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {isOpen && (
        <ComboboxPopup
          id={listId}
          label={t('search.suggestions')}
          groups={groups}
          activeId={activeId}
          onFollow={follow}
          note={foundNothing ? t('search.noSuggestions', { query: text }) : undefined}
          removal={isTyping || recent.length === 0 ? undefined : removal}
        />
      )}
    </>
  );
}

/** Long enough for the next letter: a screen reader should hear the last count, not each of them. */
const settlesAfterMs = 400;

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** For a page whose root could not be loaded, which the embedded service can still help. */
const embedded: SearchSettings = { applicationId: embeddedApplicationId, searchKey: 'bowline-search' };

/** The search service of the runtime configuration, as the page was told. */
function useSearchSettings(): SearchSettings {
  return useShopState()?.search ?? embedded;
}
