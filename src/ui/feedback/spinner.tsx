import './spinner.css';

/** A turning ring. `label` names it for a screen reader; without one it is decoration beside words. */
export function Spinner({ size = 'md', label }: { size?: 'md' | 'lg'; label?: string }) {
  const className = size === 'lg' ? 'spin spin--lg' : 'spin';
  return label ? (
    <span className={className} role="img" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
