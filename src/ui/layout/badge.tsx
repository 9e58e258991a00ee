import type { ReactNode } from 'react';
import './badge.css';

export type BadgeVariant =
  | 'default'
  | 'secondary'
  | 'destructive'
  | 'outline'
  | 'popular'
  | 'good'
  | 'review';

/** States a fact about the thing it sits on. */
export function Badge({
  variant = 'default',
  children,
}: {
  variant?: BadgeVariant | undefined;
  children: ReactNode;
}) {
  return (
    <span className={variant === 'default' ? 'badge' : `badge badge--${variant}`}>{children}</span>
  );
}
