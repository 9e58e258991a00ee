import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '#ui/icons/icon.tsx';

type ConnectionRowProps = {
  Icon: ComponentType<IconProps>;
  name: string;
  text: ReactNode;
  /** What sets it on the server, for whoever runs it: read last. */
  setBy?: ReactNode;
  badge: { tone: 'good' | 'review' | 'destructive'; label: string };
  action?: ReactNode;
};

/** What the site is connected to, and whether it works. */
export function ConnectionRow({ Icon, name, text, setBy, badge, action }: ConnectionRowProps) {
  return (
    <li>
      <Icon />
      <div>
        <b>{name}</b>
        <small>{text}</small>
        {setBy ? <small>{setBy}</small> : null}
      </div>
      <span className="acts">
        <span className={`badge badge--${badge.tone}`}>{badge.label}</span>
        {action}
      </span>
    </li>
  );
}
