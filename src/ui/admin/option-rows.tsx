import type { ReactNode } from 'react';
import './option-rows.css';

type OptionRowsProps<Id extends string> = {
  name: string;
  legend: ReactNode;
  value: Id;
  options: readonly { id: Id; label: ReactNode; figure?: ReactNode }[];
  onChoose: (id: Id) => void;
};

/** One choice of several, each in a box with a figure at its end. */
export function OptionRows<Id extends string>(props: OptionRowsProps<Id>) {
  const { name, legend, value, options, onChoose } = props;
  return (
    <fieldset className="options">
      <legend>{legend}</legend>
      {options.map(({ id, label, figure }) => (
        <label key={id} className="option">
          <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
          <span>{label}</span>
          {figure === undefined ? null : <span className="num">{figure}</span>}
        </label>
      ))}
    </fieldset>
  );
}
