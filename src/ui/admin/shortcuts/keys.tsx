import './keys.css';

const symbols: Record<string, string[]> = {
  Escape: ['Esc'],
  ArrowLeft: ['←'],
  ArrowRight: ['→'],
  'mod+enter': ['Ctrl / ⌘', '↵'],
  'mod+p': ['Ctrl / ⌘', 'P'],
};

/** A shortcut as its keys. */
export function Keys({ of }: { of: string }) {
  return (
    <span className="keys">
      {(symbols[of] ?? of.toUpperCase().split(' ')).map((symbol) => (
        <kbd key={symbol}>{symbol}</kbd>
      ))}
    </span>
  );
}
