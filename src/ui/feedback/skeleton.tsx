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

/** One grey shape in place of content that is loading. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape | undefined }) {
  return <div className={`skel skel--${shape}`} aria-hidden="true" />;
}

/** `count` equal skeletons, announced together as `label`. Accepts the class of the real list. */
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
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
        <div key={index} className="stack" aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  );
}
