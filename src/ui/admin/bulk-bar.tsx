import type { ReactNode } from 'react';
import './bulk-bar.css';

/** What can be done with the rows that are chosen; it stays in sight below them. */
export function BulkBar({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="bulk">
      <b role="status">{label}</b>
      {children}
    </div>
  );
}
