import type { ReactNode } from 'react';
import { StatePanel } from '../../feedback/state-panel.tsx';
import './empty-state.css';

/** Drawn objects that stand for a list; `lens` where a search found nothing. */
type EmptyObject =
  | 'badge'
  | 'book'
  | 'bridge'
  | 'calendar'
  | 'card'
  | 'envelope'
  | 'folder'
  | 'ledger'
  | 'lens'
  | 'megaphone'
  | 'padlock'
  | 'parcel'
  | 'pencil'
  | 'rose'
  | 'stamp';

type EmptyStateProps = {
  object: EmptyObject;
  title: ReactNode;
  /** Why: it is done, or it has not begun. */
  children?: ReactNode;
  /** What can be done about it: one button or link. */
  action?: ReactNode;
};

/** In place of a list with nothing in it, with a tile of the wall. */
export function EmptyState({ object, ...rest }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <img src={`/art/tile-${object}-sky.svg`} alt="" width={112} height={112} />
      <StatePanel kind="empty" plain headingLevel={2} {...rest} />
    </div>
  );
}
