import { classNames } from './class-names.ts';
import { type IconName, iconPaths } from './icon-paths.ts';
import { Labelled } from './VisuallyHidden.tsx';

export interface IconProps {
  readonly name: IconName;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-6' };

export function Icon({ name, label, size = 'md', filled = false, className }: IconProps) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('icon', sizes[size], filled && 'fill-current', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
  return label ? <Labelled label={label}>{drawing}</Labelled> : drawing;
}
