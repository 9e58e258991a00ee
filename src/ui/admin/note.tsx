import type { ReactNode } from 'react';
import { IconAlert } from '../icons/frame-icons.tsx';
import { IconCheckCircle, IconInfo } from '../icons/icons.tsx';
import './note.css';

const icons = { info: IconInfo, warn: IconAlert, bad: IconAlert, good: IconCheckCircle };

type NoteProps = {
  tone: keyof typeof icons;
  title: ReactNode;
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** In place of the usual picture of its tone. */
  icon?: ReactNode;
  /** Announced when it appears. */
  isAlert?: boolean;
};

/** A message within a screen, with at most one action. */
export function Note({ tone, title, children, action, icon, isAlert = false }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={`note note--${tone}`} role={isAlert ? 'alert' : undefined}>
      {icon ?? <Icon />}
      <div>
        <b>{title}</b> {children ? <span>{children}</span> : null}
      </div>
      {action}
    </div>
  );
}
