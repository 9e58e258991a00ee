import type { ReactNode } from 'react';

export type IconProps = {
  /** Extra classes beside `icon`, such as `icon--go` for the arrow that moves on hover. */
  className?: string | undefined;
};

/** A lucide outline on a 24-unit grid. Decorative: the text beside it carries the meaning. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
