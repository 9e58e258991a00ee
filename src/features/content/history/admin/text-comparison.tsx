import { compareTexts, type FieldChange } from '../compare-values.ts';
import './text-comparison.css';

/** A text with what went and what came marked in it. */
export function TextComparison({ before, after }: Pick<FieldChange, 'before' | 'after'>) {
  let place = 0;
  return (
    <p className="comparison">
      {compareTexts(before, after).map(({ kind, text }) => {
        place += text.length;
        if (kind === 'gone') return <del key={`-${place}`}>{text}</del>;
        if (kind === 'new') return <ins key={`+${place}`}>{text}</ins>;
        return <span key={place}>{text}</span>;
      })}
    </p>
  );
}
