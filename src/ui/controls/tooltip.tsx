import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconHelp } from '../icons/frame-icons.tsx';
import { createTooltipGroup, helpTooltipDelayMs, tooltipDelayMs } from './tooltip-group.ts';
import { tooltipShift } from './tooltip-shift.ts';
import './tooltip.css';

const group = createTooltipGroup({
  now: () => performance.now(),
  after(ms, task) {
    const timeout = setTimeout(task, ms);
    return () => clearTimeout(timeout);
  },
});

export type TooltipProps = {
  /** The name of the button; the tooltip is its description. */
  label: string;
  content: ReactNode;
  /** Milliseconds of hover before it opens. */
  delay?: number | undefined;
  children: ReactNode;
};

/** A button with a tooltip, which opens on hover, on keyboard focus and on tap. */
export function Tooltip({ label, content, delay = tooltipDelayMs, children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const isOpen = useSyncExternalStore(
    group.subscribe,
    () => group.openId() === id,
    () => false,
  );

  useEffect(() => () => group.close(id), [id]);
  useLayoutEffect(() => {
    if (isOpen && box.current) keepInView(box.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Stopped here, so that Escape does not also close a dialog around the tooltip.
      event.preventDefault();
      event.stopPropagation();
      group.close(id);
    }
    function closeOutside(event: Event) {
      if (!root.current?.contains(event.target as Node)) group.close(id);
    }
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen, id]);

  function onlyMouse(action: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType === 'mouse') action();
    };
  }

  return (
    <span
      className={isOpen ? 'tip is-open' : 'tip'}
      ref={root}
      onPointerEnter={onlyMouse(() => group.hover(id, delay))}
      onPointerLeave={onlyMouse(() => group.close(id))}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) group.open(id);
        }}
        onBlur={() => group.close(id)}
        onClick={(event) => {
          const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
          if (byMouse) group.open(id);
          else group.toggle(id);
        }}
      >
        {children}
      </button>
      <span className="tip__box" role="tooltip" id={id} ref={box}>
        <Unbroken>{content}</Unbroken>
      </span>
    </span>
  );
}

/** The question mark beside a label or a title. */
export function HelpTip({ label, content }: { label: string; content: ReactNode }) {
  return (
    <Tooltip label={label} content={content} delay={helpTooltipDelayMs}>
      <IconHelp />
    </Tooltip>
  );
}

function keepInView(box: HTMLElement) {
  box.style.removeProperty('--tip-shift');
  const { left, right } = box.getBoundingClientRect();
  const shift = tooltipShift(left, right, document.documentElement.clientWidth);
  if (shift !== 0) box.style.setProperty('--tip-shift', `${shift}px`);
}
