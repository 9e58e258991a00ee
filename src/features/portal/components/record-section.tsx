import type { ReactElement, ReactNode } from 'react';
import './record-list.css';

type RecordSectionProps = {
  heading: string;
  /** A button beside the heading. */
  action?: ReactNode;
  /** Shown instead of an empty list. */
  none: string;
  /** The list items. */
  children: readonly ReactElement[];
};

/** A list of a project's records under its heading. */
export function RecordSection({ heading, action, none, children }: RecordSectionProps) {
  return (
    <section>
      <div className="portal-panel__head">
        <h3>{heading}</h3>
        {action}
      </div>
      {children.length === 0 ? <p className="portal-panel__none">{none}</p> : null}
      <ul>{children}</ul>
    </section>
  );
}
