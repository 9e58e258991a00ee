import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { type ButtonVariant, buttonClass } from '../../controls/button.tsx';
import './menu.css';

export type MenuProps = {
  /** What the button shows. */
  label: ReactNode;
  /** The accessible name of what opens. */
  title: string;
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  /** To open it by a shortcut: `ref.current.click()`. */
  buttonRef?: Ref<HTMLButtonElement>;
  disabled?: boolean;
  /** Called when somebody points at the button or moves to it, and when it is pressed. */
  onNear?: () => void;
  children: ReactNode;
};

/** A button that opens a few choices. A press on any of them, Escape or a press outside closes it. */
export function Menu(props: MenuProps) {
  const { label, title, variant = 'soft', size, buttonRef, disabled, onNear, children } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // React's own `autoFocus` acts when it mounts; the attribute acts whenever the menu opens, which
  // a shortcut may do as soon as it is painted.
  useLayoutEffect(() => {
    const first = menu.current?.querySelector<HTMLElement>('.menu__late, a, button, input');
    first?.setAttribute('autofocus', '');
    // Choices that came after the menu had opened.
    const isOpen = menu.current?.matches(':popover-open') ?? false;
    if (isOpen && !menu.current?.contains(document.activeElement)) first?.focus();
  });
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant, size })}
        popoverTarget={id}
        ref={buttonRef}
        disabled={disabled}
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onNear}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a popover. */}
      <div
        className="menu"
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        ref={menu}
        onClick={(event) => {
          const isChoice = event.target instanceof Element && event.target.closest('a, button');
          if (isChoice && !isChoice.closest('form, .menu__late')) event.currentTarget.hidePopover();
        }}
      >
        <b className="menu__title">{title}</b>
        {children}
      </div>
    </>
  );
}

type ChoiceProps = { onChoose: () => void; isCurrent?: boolean; children: ReactNode };

/** One choice of a menu. */
export function Choice({ onChoose, isCurrent = false, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" onClick={onChoose} aria-pressed={isCurrent || undefined}>
        {children}
      </button>
    </li>
  );
}
