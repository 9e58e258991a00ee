import { Localized } from '#i18n/localized.tsx';
import { blogPostPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { cardText, clipText } from '#ui/layout/clip-text.ts';
import type { BlogPostCard } from '../blog.ts';

/** The linked title of a post and its summary, both clipped for a card. */
export function PostTeaser({ post }: { post: BlogPostCard }) {
  return (
    <>
      <h3>
        <Link to={blogPostPath.href({ slug: post.slug })}>
          <Localized
            en={clipText(post.title, cardText.title)}
            pt={clipText(post.titlePt ?? '', cardText.title)}
          />
        </Link>
      </h3>
      <Localized
        as="p"
        en={clipText(post.summary, cardText.summary)}
        pt={clipText(post.summaryPt ?? '', cardText.summary)}
      />
    </>
  );
}
