/**
 * What a way to pay looks like, drawn for the shop on a grid of 36 by 24: a kind of paying, not a company's emblem. The name
 * stands beside it.
 */
const drawings: Readonly<Record<string, string>> = {
  // A bank with an arrow out of it.
  ideal: 'M6 10.5L12 6.5l6 4M7.5 11v5M12 11v5M16.5 11v5M6 17.5h12M21.5 12h8M26.5 9l3 3-3 3',
  // Two cards, one before the other.
  bancontact: 'M8 6.5h14a1.5 1.5 0 0 1 1.5 1.5v7M8 6.5v9h15.5M12 18.5h15a1.5 1.5 0 0 0 1.5-1.5V9.5M12.5 12h4',
  creditcard: 'M8 5.5h20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM6 9.5h24M9.5 15h6',
  // A purse with its clasp.
  paypal:
    'M9 8V6.5A1.5 1.5 0 0 1 10.5 5H25v3M9 8h17a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2zM28 12h-4a1.5 1.5 0 0 0 0 3h4',
  // A leaf of the calendar: later.
  klarna: 'M10 7h16v12H10zM10 10.5h16M14 5v3.5M22 5v3.5M15 15l2 2 4-4',
  // To and fro between two accounts.
  banktransfer: 'M7 9.5h20M23.5 6l3.5 3.5-3.5 3.5M29 15.5H9M12.5 12L9 15.5l3.5 3.5',
};

const unknown = 'M8 5.5h20v13H8zM14 12h8';

export function PaymentMark({ method }: { method: string }) {
  return (
    <svg
      viewBox="0 0 36 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-6 w-9 shrink-0 rounded-sm border border-border bg-surface text-text-muted"
    >
      <path d={drawings[method] ?? unknown} />
    </svg>
  );
}
