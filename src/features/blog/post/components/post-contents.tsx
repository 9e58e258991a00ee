import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import type { TextHeading } from '#ui/layout/text-headings.ts';
import { blogPostTexts } from '../blog-post.texts.ts';
import './post-contents.css';

/**
 * The headings of a post, beside its text where the window is wide and folded above it where it is not;
 * a row of tiles fills as the reader goes on.
 */
export function PostContents({ headings }: { headings: readonly TextHeading[] }) {
  const t = useTexts(blogPostTexts);
  return (
    <details className="contents">
      <summary>{t('contents')}</summary>
      <nav aria-label={t('contents')}>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>
                  <Unbroken>{text}</Unbroken>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="contents__read" aria-hidden="true" />
    </details>
  );
}
