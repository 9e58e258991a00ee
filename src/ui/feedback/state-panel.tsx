import type { ReactNode } from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';
import { CrackedTile, LooseTile } from './state-pictures.tsx';
import './state-panel.css';

export type StatePanelProps = {
  /** `empty`: nothing to show, and a way on. `error`: what happened, and what to do. */
  kind: 'empty' | 'error';
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Without its picture, for a small container. */
  plain?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** Replaces a list or a page that is empty or failed to load. An error is announced. */
export function StatePanel(props: StatePanelProps) {
  const { kind, title, children, action, plain = false, headingLevel = 3 } = props;
  const isError = kind === 'error';
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={isError ? 'state state--bad' : 'state'} role={isError ? 'alert' : undefined}>
      {plain ? null : isError ? <CrackedTile /> : <LooseTile />}
      <Heading className="state__title">{title}</Heading>
      {children ? (
        <p>
          <Unbroken>{children}</Unbroken>
        </p>
      ) : null}
      {action}
    </div>
  );
}
