import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { newsletterIssuesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { archiveQuery } from '../archive.queries.ts';
import { archiveTexts } from '../archive.texts.ts';
import '#ui/controls/text-link.css';

/** Leads to the issues that went out. Renders nothing where there is none in the language shown. */
export function IssuesLink() {
  const t = useTexts(archiveTexts);
  const { language } = useLanguage();
  const { data } = useQuery(archiveQuery());
  if (!data?.languages?.includes(language)) return null;
  return (
    <p>
      <Link className="link" to={newsletterIssuesPath.href()}>
        {t('earlier')}
      </Link>
    </p>
  );
}
