import { teamQuery, teamTexts } from '#features/authors/authors.ts';
import { TeamList } from '#features/authors/components/team-list.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import '../../layout/list-page.css';

/** The consultants, and the way to a call with one of them. */
export function Screen() {
  const t = useTexts(teamTexts);
  const words = usePageWords('team');
  const { data: team } = useQuery(teamQuery());
  return (
    <>
      {/* It speaks of the people below. */}
      <PageHead title={t('title')} lead={team?.length === 0 ? null : words('teamLead')} />
      <div className="wrap list-page">
        <PageSection name="team">
          <TeamList />
        </PageSection>
      </div>
      <section className="section section--tint" aria-labelledby="team-book">
        <div className="wrap">
          <div className="head">
            <h2 id="team-book">{t('bookTitle')}</h2>
            <p>{words('callLead')}</p>
          </div>
          <Link className={buttonClass()} to={bookConsultationPath.href()}>
            {t('book')}
          </Link>
        </div>
      </section>
    </>
  );
}
