import { Link } from '@bowline/ui/components';

export interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly text: string; readonly isChosen: boolean }[];
}

/** Ways to look at the same page that differ only behind the question mark of the address. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="desk-nav flex flex-wrap gap-1 text-sm">
      {choices.map(({ href, text, isChosen }) => (
        <Link
          key={href}
          href={href}
          aria-current={isChosen ? 'page' : undefined}
          className="rounded-md px-3 py-1.5 hover:bg-surface"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
