import type { ReactNode } from 'react';

/** Says that a panel has nothing to show, and whether that is good. */
export function EmptyPanel({ children }: { children: ReactNode }) {
  return (
    <div className="pan__b">
      <p className="quiet">{children}</p>
    </div>
  );
}
