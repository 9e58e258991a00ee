import type { ReactNode } from 'react';
import './skeleton.css';

export type SkeletonShape =
  | 'card'
  | 'title'
  | 'short-title'
  | 'line'
  | 'meta'
  | 'button'
  | 'avatar';

/** One grey shape in the place of what is loading. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape | undefined }) {
  return <div className={`skel skel--${shape}`} aria-hidden="true" />;
}

/** `count` equal skeletons, announced together as `label`. Takes the class of the real list. */
export function SkeletonList({
  count,
  label,
  className,
  children,
}: {
  count: number;
  label: string;
  className?: string | undefined;
  /** The shapes of one item. */
  children: ReactNode;
}) {
  return (
    <div className={className} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are alike and never move
        <div key={place} className="stack" aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  );
}
