import './progress-bar.css';

/** Progress in whole percent (0 to 100). `label` names what is measured. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <progress className="bar" max={100} value={value} aria-label={label}>
      {value}%
    </progress>
  );
}
