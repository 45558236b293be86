import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly headingLevel?: 2 | 3 | undefined;
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function neighbour(tabs: readonly Tab[], selected: string, key: string): Tab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = steps[key];
  const index = tabs.findIndex((tab) => tab.id === selected);
  return step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
}

/**
 * Sections with headings and a list of jump links; scripts turn them into tabs. The roles come after hydration, because without
 * scripts a tab that scrolls to a section would be a lie.
 */
export function Tabs({ label, tabs, headingLevel = 2 }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  const [isEnhanced, setEnhanced] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  const ids = tabs.map((tab) => tab.id).join(' ');

  useEffect(() => {
    const followAddress = () => {
      const named = location.hash.slice(1);
      if (!ids.split(' ').includes(named)) return;
      setSelected(named);
      // The browser found no place to go to: the section was still folded away.
      requestAnimationFrame(() => strip.current?.scrollIntoView());
    };
    setEnhanced(true);
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, [ids]);

  function select(event: MouseEvent, tab: Tab) {
    event.preventDefault();
    setSelected(tab.id);
  }

  function move(event: KeyboardEvent) {
    const next = neighbour(tabs, selected, event.key);
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    strip.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className="tabs" data-enhanced={isEnhanced}>
      <nav
        ref={strip}
        aria-label={label}
        className="tab-strip"
        {...(isEnhanced ? { role: 'tablist', onKeyDown: move } : {})}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className="tab"
            data-selected={tab.id === selected}
            onClick={(event) => select(event, tab)}
            {...(isEnhanced
              ? {
                  role: 'tab',
                  'aria-selected': tab.id === selected,
                  'aria-controls': tab.id,
                  tabIndex: tab.id === selected ? 0 : -1,
                }
              : {})}
          >
            {tab.title}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          className="tab-panel"
          data-selected={tab.id === selected}
          {...(isEnhanced ? { role: 'tabpanel', tabIndex: 0 } : {})}
        >
          <Heading className="tab-heading mb-3 text-2xl">{tab.title}</Heading>
          {tab.content}
        </section>
      ))}
    </div>
  );
}
