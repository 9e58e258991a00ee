import type { ReactNode } from 'react';
import './page-heading.css';

type PageHeadingProps = {
  title: ReactNode;
  /** The state of what the screen shows, in words and figures. */
  lead?: ReactNode;
  /** Above the title: the way back, or the day. */
  above?: ReactNode;
  /** Buttons; one of them filled at most. */
  actions?: ReactNode;
  /** The large heading of Today. */
  large?: boolean;
  /** Whether the one action of a phone is a square beside the title there: its icon, without its word. */
  compact?: boolean;
};

/** The head of a screen. */
export function PageHeading({
  title,
  lead,
  above,
  actions,
  large = false,
  compact = false,
}: PageHeadingProps) {
  return (
    <header className={`ohead${large ? ' day' : ''}${compact ? ' ohead--compact' : ''}`}>
      <div className="stack">
        {above}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {actions ? <div className="row">{actions}</div> : null}
    </header>
  );
}
