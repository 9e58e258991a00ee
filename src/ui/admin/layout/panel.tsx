import { type ComponentProps, type ReactNode, useId } from 'react';
import './panel.css';

type PanelProps = {
  title: ReactNode;
  /** For links to the panel. */
  id?: string;
  /** A figure beside the title. */
  count?: ReactNode;
  /** One link or button at the end of the head. */
  action?: ReactNode;
  /** The rule behind the figures. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A titled part of a screen. Panels never nest. */
export function Panel({ title, id, count, action, foot, children }: PanelProps) {
  const heading = useId();
  const isFigure = /^\d+$/.test(String(count));
  return (
    <section className="pan" id={id} aria-labelledby={heading}>
      <div className="pan__h">
        <h2 id={heading}>{title}</h2>
        {count === undefined ? null : (
          <span className={isFigure ? 'num' : 'num num--words'}>{count}</span>
        )}
        {action ? <span className="push">{action}</span> : null}
      </div>
      {children}
      {foot ? <div className="pan__f">{foot}</div> : null}
    </section>
  );
}

/** What a panel says beside lists and tables, which reach its edges: with the panel's margins. */
export function PanelBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={className === undefined ? 'pan__b' : `pan__b ${className}`} {...props} />;
}
