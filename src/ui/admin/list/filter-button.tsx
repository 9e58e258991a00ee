import './filter-bar.css';

type FilterButtonProps = {
  label: string;
  /** How many it lists; nothing is shown for undefined. */
  count: number | undefined;
  isPressed: boolean;
  onPress: () => void;
};

/** A filter of a list that changes what is listed without a navigation. */
export function FilterButton({ label, count, isPressed, onPress }: FilterButtonProps) {
  return (
    <button type="button" className="fil" aria-pressed={isPressed} onClick={onPress}>
      {label} {count === undefined ? null : <span className="num">{count}</span>}
    </button>
  );
}
