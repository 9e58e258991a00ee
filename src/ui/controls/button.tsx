import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import './button.css';

export type ButtonVariant =
  | 'primary'
  | 'line'
  | 'bad'
  | 'wall'
  | 'ghost-wall'
  /** These three are the back office's, whose frame loads `ui/admin/buttons.css`. */
  | 'soft'
  | 'text'
  | 'redline';
export type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  /** 48 px high, or 44 px for `sm`. */
  size?: 'md' | 'sm' | undefined;
  full?: boolean | undefined;
};

/** Returns the classes of a button, also for a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', full = false }: ButtonStyle = {}) {
  const classes = ['btn'];
  if (variant !== 'primary') classes.push(`btn--${variant}`);
  if (size === 'sm') classes.push('btn--sm');
  if (full) classes.push('btn--full');
  return classes.join(' ');
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** While busy the button is disabled and shows a spinner with `busyLabel`. */
    busy?: boolean | undefined;
    busyLabel?: ReactNode;
  };

/** A button. `type` defaults to `button`, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : null}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
