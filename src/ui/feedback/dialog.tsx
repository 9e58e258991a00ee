import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconClose } from '../icons/frame-icons.tsx';
import './dialog.css';
import '../controls/icon-button.css';

export type DialogProps = {
  isOpen: boolean;
  /** Called however it closes: by Escape, the close button, a click on the backdrop, or `isOpen`. */
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Focused on opening; by default the first control is. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons, right-aligned. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the native element, which traps the focus and restores it. It stays in the
 * document while closed, so that text typed into it is still there when it opens again.
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

  function closeOnBackdropClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  // Closed by `isOpen`: the browser's own `close` event comes later, perhaps after the next opening.
  function closeOnEscape(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function closeIfClosed() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={closeOnEscape}
      onClose={closeIfClosed}
      onMouseDown={closeOnBackdropClick}
    >
      <div className="dialog__body">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="x" aria-label={closeLabel} onClick={onClose}>
            <IconClose />
          </button>
        </header>
        {children}
        {footer ? <footer>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
