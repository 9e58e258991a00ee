import { paragraphsOf } from './paragraphs.ts';
import './prose.css';

type ProseProps = {
  /** Plain text with a blank line between paragraphs. */
  text: string;
  lang?: string | undefined;
  /** Starts with a large first letter. */
  dropCap?: boolean;
};

/** A long text. */
export function Prose({ text, lang, dropCap = false }: ProseProps) {
  return (
    <div className={dropCap ? 'prose prose--drop' : 'prose'} lang={lang}>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
