import type { ReactNode } from 'react';
import { IconClose } from '../../icons/frame-icons.tsx';
import './bulk-bar.css';

type BulkBarProps = {
  /** How many are chosen, in words. */
  label: string;
  noneLabel: string;
  onNone: () => void;
  /** Buttons. */
  children: ReactNode;
};

/** What may be done with the rows that are chosen. */
export function BulkBar({ label, noneLabel, onNone, children }: BulkBarProps) {
  return (
    <section className="bulk" aria-label={label}>
      <b role="status">{label}</b>
      {children}
      <button type="button" className="btn btn--icon" aria-label={noneLabel} onClick={onNone}>
        <IconClose />
      </button>
    </section>
  );
}
