import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';

type DigitsInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string;
  /** Formats the typed text. */
  format: (text: string) => string;
  onText: (text: string) => void;
};

/** Returns the index after the `count`th digit of a text. */
function placeAfter(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (/\d/.test(text[place] ?? '')) left -= 1;
  }
  return text.length;
}

/** An input that groups digits as they are typed, and keeps the caret after the same digit. */
export function DigitsInput({ value, format, onText, ...input }: DigitsInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function write({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = format(target.value);
    const place = target.selectionStart ?? target.value.length;
    const digitsBefore = target.value.slice(0, place).replace(/\D/g, '').length;
    caret.current = place === target.value.length ? text.length : placeAfter(text, digitsBefore);
    onText(text);
  }

  return <input {...input} ref={element} inputMode="numeric" value={value} onChange={write} />;
}
