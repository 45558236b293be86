import { Notice } from '@bowline/ui/components';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

export interface DocumentLinkProps {
  readonly number: string;
  readonly href: string;
  readonly label: string;
}

/** Downloads an invoice or a credit note; with scripts a download that fails is told on the page (specification 8). */
export function DocumentLink({ number, href, label }: DocumentLinkProps) {
  const t = useTranslate();
  const [hasFailed, setFailed] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    setFailed(false);
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`The invoice answered ${response.status}`);
      save(await response.blob(), `${number}.pdf`);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="grid gap-2">
      <a href={href} download onClick={download} className="text-link-style">
        {label}
      </a>
      {hasFailed && <Notice tone="error">{t('orders.invoice.failed')}</Notice>}
    </div>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
