import type { ReactNode } from 'react';
import { IconAlert, IconCheck, IconHelp } from '#ui/icons/frame-icons.tsx';
import type { GoLiveItem } from '../go-live.schema.ts';
import type { Described } from './describe-item.ts';
import './to-do-row.css';

type ToDoRowProps = {
  state: GoLiveItem['state'];
  item: Described;
  /** One link or button. */
  action?: ReactNode;
  /** A button below the text, and what its last press led to. */
  children?: ReactNode;
};

const icons = { set: IconCheck, open: IconAlert, unknown: IconHelp };

/** One thing to do before the site is public. */
export function ToDoRow({ state, item, action, children }: ToDoRowProps) {
  const Icon = icons[state];
  const { title, lead, text, code } = item;
  return (
    <li className={`to-do to-do--${state}`}>
      <Icon />
      <div>
        <b>{title}</b>
        <small>
          {lead ? <code>{lead}</code> : null} {text} {code ? <code>{code}</code> : null}
        </small>
      </div>
      {action}
      {children ? <div className="to-do__press">{children}</div> : null}
    </li>
  );
}
