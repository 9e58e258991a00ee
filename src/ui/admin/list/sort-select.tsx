import { useId } from 'react';
import '../../form/field.css';
import './filter-bar.css';

type SortSelectProps<Sort extends string> = {
  label: string;
  value: Sort;
  options: readonly { id: Sort; label: string }[];
  onSort: (sort: Sort) => void;
};

/** What a list is sorted by, where its table has no heads to press. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { label, value, options, onSort } = props;
  const id = useId();
  return (
    <div className="listbar__sort">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
