import type { ReactNode } from 'react';
import './label.css';

export type LabelVariant = 'primary' | 'secondary' | 'premium';

/** A category label with a small arch before it. */
export function Label({
  variant = 'primary',
  children,
}: {
  variant?: LabelVariant | undefined;
  children: ReactNode;
}) {
  return (
    <span className={variant === 'secondary' ? 'label' : `label label--${variant}`}>
      {children}
    </span>
  );
}
