import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { blogPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { blogTagsQuery } from '../../blog.queries.ts';
import { blogSearch, isFilterable } from '../../list/blog-list.ts';
import { tagNames } from '../../tags/tag-names.ts';
import { blogPostTexts } from '../blog-post.texts.ts';
import '#ui/layout/tag.css';
import '../../list/components/blog-tools.css';

function taggedListHref(tag: string): string {
  return blogPath.href() + blogSearch({ q: '', tag, premium: false, page: 1 });
}

/** The tags of a post, each a link to the posts that have it. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  const t = useTexts(blogPostTexts);
  const { data: known = [] } = useQuery(blogTagsQuery());
  if (tags.length === 0) return null;
  return (
    <ul className="blog-tags post-tags" aria-label={t('tags')}>
      {tags.map((tag) => {
        const { en, pt } = tagNames(tag, known);
        const name = <Localized en={en} pt={pt} />;
        return (
          <li key={tag}>
            {isFilterable(tag) ? (
              <Link className="tag" to={taggedListHref(tag)}>
                {name}
              </Link>
            ) : (
              <span className="tag">{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
