import { useEffect, useState } from 'react';
import { IconSearch } from '../../icons/icons.tsx';
import './search-field.css';

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called when the typing pauses. */
  onSearch: (text: string) => void;
};

const pauseMs = 250;

/** A field that searches as somebody types. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <search className="find">
      <IconSearch />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
