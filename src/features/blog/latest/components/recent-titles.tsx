import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { blogPostPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { blogCardsQuery } from '../../blog.queries.ts';
import { latestPostsTexts } from '../latest-posts.texts.ts';
import './recent-titles.css';

/** The newest posts as dates and titles. Renders nothing if there are none, or they cannot be read. */
export function RecentTitles() {
  const t = useTexts(latestPostsTexts);
  const { data } = useQuery(blogCardsQuery({ limit: 3 }));
  if (!Array.isArray(data) || data.length === 0) return null;
  return (
    <div className="titles">
      <h2 id="titles-heading">{t('meanwhile')}</h2>
      <ul aria-labelledby="titles-heading">
        {data.map(({ id, slug, title, titlePt, createdAt }) => (
          <li key={id}>
            <ContentDate instant={createdAt} />
            <Link to={blogPostPath.href({ slug })}>
              <Localized en={title} pt={titlePt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
