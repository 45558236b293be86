import { openDialog } from '@bowline/ui/components';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMe } from '../data/use-me.ts';
import type { MessageKey } from '../i18n/message-key.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { rooms } from '../rooms.ts';

const paletteId = 'command-palette';

export function openPalette() {
  openDialog(paletteId);
}

/** A page that can be gone to: a room, or something found by what was typed. */
export interface PaletteEntry {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
}

const pauseMs = 150;
const leastTyped = 2;

/** Ctrl+K: all rooms by name, and orders by number, name, mail, article or postcode. */
export function CommandPalette() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { operations } = useMe();
  const found = useFetcher<{ readonly entries: readonly PaletteEntry[] }>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useShortcut(input);
  const mayFind = operations.includes('findOrders');
  const { load } = found;
  useEffect(() => {
    if (!mayFind || typed.trim().length < leastTyped) return;
    const timer = setTimeout(() => load(`/orders/find?q=${encodeURIComponent(typed.trim())}`), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, mayFind, load]);

  const own: PaletteEntry[] = rooms
    .filter(({ needs }) => operations.includes(needs))
    .map(({ name, path }) => ({ path: `/${path}`, label: t(`${name}.title` as MessageKey) }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const entries = [...own, ...(typed.trim().length < leastTyped ? [] : (found.data?.entries ?? []))];
  const current = Math.min(chosen, entries.length - 1);

  function go(entry: PaletteEntry | undefined) {
    if (!entry) return;
    close(input);
    setTyped('');
    navigate(entry.path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((Math.max(current, 0) + step + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(entries[current]);
    }
  }

  return (
    <dialog id={paletteId} closedby="any" aria-label={t('palette.open')} className="command-palette">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('palette.placeholder')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        placeholder={t('palette.placeholder')}
        value={typed}
        maxLength={100}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className="w-full bg-transparent px-4 py-3.5 text-lg outline-none"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('palette.open')}
        className="max-h-80 overflow-y-auto border-t border-border p-2"
      >
        {entries.map((entry, index) => (
          <div
            key={entry.path}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerUp={() => go(entry)}
            className="flex cursor-pointer items-baseline justify-between gap-4 rounded-md px-3 py-2"
          >
            <span>{entry.label}</span>
            <span className="text-sm text-text-muted">{entry.hint}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className="px-5 pb-4 text-text-muted">{t('palette.nothing')}</p>}
    </dialog>
  );
}

function close(input: React.RefObject<HTMLInputElement | null>) {
  input.current?.closest('dialog')?.close();
}

function useShortcut(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
      input.current?.select();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
