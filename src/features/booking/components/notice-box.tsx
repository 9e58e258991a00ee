import { type ReactNode, useEffect, useRef } from 'react';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import './notice-box.css';

/** What went wrong and what to do next, beside the button that was pressed. */
export function NoticeBox({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice wide" ref={box} tabIndex={-1}>
      <IconAlert />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
