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

/** A short label that states a fact about an item. */
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
