import { paragraphsOf } from './paragraphs.ts';
import './prose.css';

type ProseProps = {
  /** Plain text with a blank line between paragraphs. */
  text: string;
  lang?: string | undefined;
  /** Begins with a large first letter. */
  dropCap?: boolean;
};

/** A text to be read at length. */
export function Prose({ text, lang, dropCap = false }: ProseProps) {
  return (
    <div className={dropCap ? 'prose prose--drop' : 'prose'} lang={lang}>
      {paragraphsOf(text).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
        <p key={place} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
