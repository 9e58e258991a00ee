import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconClose } from '../icons/frame-icons.tsx';
import './dialog.css';
import '../controls/icon-button.css';

export type DialogProps = {
  isOpen: boolean;
  /** Called however it closes: Escape, the cross, a press on the scrim, or `isOpen` itself. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Takes the focus on opening; without it, the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons, right-aligned. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the native element, which holds the focus and gives it back. It stays in the
 * document while closed, so that what was written in it is there on the next opening.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, initialFocus, footer, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    initialFocus?.current?.focus();
  }, [isOpen, initialFocus]);

  function closeOnScrim(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={closeOnScrim}
    >
      <div className="dialog__body">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="x"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <IconClose />
          </button>
        </header>
        {children}
        {footer ? <footer>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
