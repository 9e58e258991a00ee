import { useEffect, useRef } from 'react';
import type { ChosenRows } from './use-chosen-rows.ts';
import '../checkbox.css';

/** The box in the head of a table that chooses every row, or none. */
export function ChooseAllRows({ chosen, label }: { chosen: ChosenRows; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen.chosen.length > 0 && !chosen.isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="cb"
      aria-label={label}
      checked={chosen.isAll}
      onChange={chosen.toggleAll}
    />
  );
}
