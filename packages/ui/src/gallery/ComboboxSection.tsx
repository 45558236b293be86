import {
  ComboboxField,
  type ComboboxGroup,
  ComboboxPopup,
  closedCombobox,
  Icon,
} from '../components/index.ts';
import { Section } from './Section.tsx';

const searches = ['black rope', 'dog leash 30 kg'];
const wishes = ['paracord 550', 'reflective', 'biothane', 'carabiner'];
const cords = ['Paracord 550 – Navy', 'Paracord 550 – Moss', 'Microcord – Copper'];

const beforeTyping: readonly ComboboxGroup[] = [
  {
    id: 'gallery-recent',
    label: 'Recent searches',
    options: searches.map((text, index) => ({
      id: `gallery-recent-${index}`,
      href: '#combobox',
      text,
      content: (
        <>
          <Icon name="clock" size="sm" /> {text}
        </>
      ),
    })),
  },
  {
    id: 'gallery-popular',
    label: 'Popular searches',
    look: 'chips',
    options: wishes.map((text, index) => ({ id: `gallery-wish-${index}`, href: '#combobox', text })),
  },
];

const whileTyping: readonly ComboboxGroup[] = [
  {
    id: 'gallery-suggestions',
    label: 'Suggestions',
    options: wishes.map((text, index) => ({ id: `gallery-word-${index}`, href: '#combobox', text })),
  },
  {
    id: 'gallery-products',
    label: 'Products',
    look: 'wide',
    options: cords.map((text, index) => ({ id: `gallery-cord-${index}`, href: '#combobox', text })),
  },
];

export function ComboboxSection() {
  return (
    <Section id="combobox" title="Search field with suggestions">
      <ComboboxField
        name="gallery-q"
        label="Search the gallery"
        placeholder="Colour, type or article number"
        submitLabel="Search the gallery"
        closeLabel="Close the search"
        state={closedCombobox}
      />
      <div className="relative lg:h-72">
        <ComboboxPopup
          id="gallery-list-before"
          label="Before typing"
          groups={beforeTyping}
          removal={{
            clearLabel: 'Clear all',
            removeLabel: ({ text }) => `Remove ${text}`,
            onClear: () => {},
            onRemove: () => {},
          }}
        />
      </div>
      <div className="relative lg:h-80">
        <ComboboxPopup
          id="gallery-list-typing"
          label="While typing"
          groups={whileTyping}
          activeId="gallery-cord-1"
        />
      </div>
      <div className="relative lg:h-24">
        <ComboboxPopup
          id="gallery-list-none"
          label="Nothing"
          groups={[]}
          note="No suggestions for “xyzzy”."
        />
      </div>
    </Section>
  );
}
