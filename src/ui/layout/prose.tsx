import { paragraphsOf } from '#core/paragraphs.ts';
import type { TextBlock } from '#core/text-blocks.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { TextBlocks } from './text-blocks.tsx';
import './prose.css';

type ProseProps = {
  /** Plain text with a blank line between paragraphs. */
  text: string;
  /** The same text with its headings, lists and so on, where it has any. */
  blocks?: TextBlock[] | undefined;
  lang?: string | undefined;
  /** Starts with a large first letter. */
  dropCap?: boolean;
  /** Whether an address can lead to its headings. */
  linked?: boolean;
  /** How many headings of the page it lies below, but for the page's own. */
  deeper?: number;
};

/** A long text. */
export function Prose({
  text,
  blocks,
  lang,
  dropCap = false,
  linked = false,
  deeper = 0,
}: ProseProps) {
  return (
    <div className={dropCap ? 'prose prose--drop' : 'prose'} lang={lang}>
      {blocks ? (
        <TextBlocks blocks={blocks} deeper={deeper} linked={linked} />
      ) : (
        paragraphsOf(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes
          <p key={index} dir="auto">
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))
      )}
    </div>
  );
}
