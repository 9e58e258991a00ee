import './spinner.css';

/** A spinner. `label` names it for screen readers; without one it is decorative. */
export function Spinner({ size = 'md', label }: { size?: 'md' | 'lg'; label?: string }) {
  const className = size === 'lg' ? 'spin spin--lg' : 'spin';
  return label ? (
    <span className={className} role="img" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
