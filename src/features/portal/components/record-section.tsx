import type { ReactElement, ReactNode } from 'react';
import './record-list.css';

type RecordSectionProps = {
  heading: string;
  /** 3 below the name of a project or a part, which is the usual place. */
  level?: 2 | 3;
  /** A button beside the heading. */
  action?: ReactNode;
  /** Shown instead of an empty list. */
  none: string;
  /** The list items. */
  children: readonly ReactElement[];
};

/** A list of a project's records under its heading. */
export function RecordSection({ heading, level = 3, action, none, children }: RecordSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <div className="portal-panel__head">
        <Heading>{heading}</Heading>
        {action}
      </div>
      {children.length === 0 ? <p className="portal-panel__none">{none}</p> : null}
      <ul>{children}</ul>
    </section>
  );
}
