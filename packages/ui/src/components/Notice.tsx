import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode | undefined;
  /** What the visitor can do next. */
  readonly action?: ReactNode | undefined;
  /** A notice that belongs to the page from the start has no news to announce. */
  readonly still?: boolean | undefined;
}

const tones: Record<NoticeTone, { look: string; icon: IconName; iconLook: string }> = {
  info: { look: 'bg-info-soft text-on-info-soft', icon: 'info', iconLook: 'text-info' },
  success: { look: 'bg-success-soft text-on-success-soft', icon: 'check', iconLook: 'text-success' },
  warning: { look: 'bg-warning-soft text-on-warning-soft', icon: 'warning', iconLook: 'text-warning' },
  error: { look: 'bg-error-soft text-on-error-soft', icon: 'warning', iconLook: 'text-error' },
};

/** Says what happened. An error interrupts a screen reader, the others wait their turn. */
export function Notice({ tone = 'info', title, children, action, still = false }: NoticeProps) {
  const { look, icon, iconLook } = tones[tone];
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={still ? 'note' : liveRole}
      className={classNames('flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md px-4 py-3.5', look)}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name={icon} className={classNames('mt-0.5', iconLook)} />
        <div className="grid gap-0.5">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
