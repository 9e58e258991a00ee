import type { ReactNode } from 'react';

/** Keeps each word with a hyphen, such as `e-commerce`, on one line. */
export function wholeWords(text: string): ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  );
}
