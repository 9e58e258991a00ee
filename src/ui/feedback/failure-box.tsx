import { type ReactNode, useEffect, useRef } from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconAlert } from '../icons/frame-icons.tsx';
import './failure-box.css';

type FailureBoxProps = {
  title: string;
  /** What happened and what to do next, in paragraphs. */
  children: ReactNode;
  /** How to reach a person instead. */
  reach?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** More room and larger text, for a box that is most of its part of the page. */
  roomy?: boolean;
  /** An alert is for a failure that nobody pressed a button for; any other box takes the focus. */
  isAlert?: boolean;
};

/** What failed, beside the button that was pressed. The toast says it too, and goes. */
export function FailureBox(props: FailureBoxProps) {
  const { title, children, reach, actions, roomy, isAlert = false } = props;
  const box = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => {
    if (!isAlert) box.current?.focus();
  }, [isAlert]);
  return (
    <div
      className={roomy ? 'failure failure--roomy wide' : 'failure wide'}
      ref={box}
      {...(isAlert ? { role: 'alert' } : { tabIndex: -1 })}
    >
      <IconAlert />
      <div>
        <b>
          <Unbroken>{title}</Unbroken>
        </b>
        {children}
        {reach}
        {actions}
      </div>
    </div>
  );
}
