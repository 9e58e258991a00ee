import { FeedLine } from '#features/blog/feed/components/feed-links.tsx';
import { ContentDate } from '#i18n/content-date.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { newsletterHref, newsletterIssuePath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { archivedIssuesQuery } from '../archive.queries.ts';
import { archiveTexts } from '../archive.texts.ts';
import { issueWords } from '../archive.ts';
import { issueFeedPath } from '../issue-feed.ts';
import './issue-list.css';

/** The issues that went out in the language shown, the newest first, and their feeds. */
export function IssueList() {
  const t = useTexts(archiveTexts);
  const { language } = useLanguage();
  const { data: all = [] } = useQuery(archivedIssuesQuery());
  const issues = all.flatMap((issue) => {
    const words = issueWords(issue, language);
    return words ? [{ ...words, slug: issue.slug, createdAt: issue.createdAt }] : [];
  });
  const subscribe = (
    <Link className={buttonClass({ variant: 'line' })} to={newsletterHref}>
      {t('subscribe')}
    </Link>
  );
  if (issues.length === 0)
    return (
      <StatePanel
        kind="empty"
        headingLevel={2}
        title={t(all.length === 0 ? 'none' : 'noneHere')}
        action={subscribe}
      >
        {t('noneText')}
      </StatePanel>
    );
  return (
    <>
      <ul className="issues">
        {issues.map(({ slug, title, summary, createdAt }) => (
          <li key={slug}>
            <ContentDate instant={createdAt} />
            <div>
              <h2>
                <Link to={newsletterIssuePath.href({ slug })}>
                  <Unbroken>{title}</Unbroken>
                </Link>
              </h2>
              <p>
                <Unbroken>{summary}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {subscribe}
      <FeedLine label={t('feeds')} pathOf={issueFeedPath} />
    </>
  );
}
