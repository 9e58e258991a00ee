import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { caseStudiesPath } from '#paths.ts';
import { LoadMore } from '#ui/controls/load-more.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { usePagedList } from '#ui/controls/use-paged-list.ts';
import { BackLink } from '#ui/layout/article-head.tsx';
import { studiesPerPage } from '../case-studies.ts';
import { studyListTexts } from '../study-list.texts.ts';
import {
  readStudyListView,
  type StudyListView,
  studyListQuery,
  studyListSearch,
} from '../study-list.ts';
import { StudyCard } from './study-card.tsx';
import { EmptyStudies, FailedStudies, LoadingStudies } from './study-list-states.tsx';
import { StudyTabs, studyPanelId, studyTabId } from './study-tabs.tsx';
import { useNoStudies } from './use-no-studies.ts';
import './study-list.css';

const eagerCards = 2;

/** The cards of one tab, a page at a time. */
function StudyCards({ featured, page: first }: StudyListView) {
  const t = useTexts(studyListTexts);
  const { prefix } = useNavigation().address;
  const { items, failed, more } = usePagedList({
    first,
    sizeOf: () => studiesPerPage,
    queryOf: (page) => studyListQuery({ featured, page }),
  });
  const search = studyListSearch({ featured, page: 1 });
  if (failed) return <FailedStudies />;
  if (!items) return <LoadingStudies />;
  if (items.length === 0) return <EmptyStudies featured={featured} />;
  return (
    <>
      {first > 1 ? (
        <BackLink to={caseStudiesPath.href() + studyListSearch({ featured, page: first - 1 })}>
          {t('newer')}
        </BackLink>
      ) : null}
      <div className="study-grid">
        {items.map((study, index) => (
          <StudyCard
            key={study.id}
            study={study}
            isLead={first === 1 && index === 0}
            eager={index < eagerCards}
          />
        ))}
      </div>
      <LoadMore
        more={more}
        action={withPrefix(prefix, caseStudiesPath.href())}
        search={search}
        label={t('more')}
        failure={t('failedHint')}
      />
    </>
  );
}

/** All case studies or the featured ones, depending on the address. */
export function StudyList() {
  const t = useTexts(studyListTexts);
  const [search, changeSearch] = useAddressSearch();
  const { featured, page } = readStudyListView(new URLSearchParams(search));
  // There is nothing to choose from yet.
  if (useNoStudies(search)) return <EmptyStudies featured={false} />;

  function select(next: boolean) {
    if (next !== featured) changeSearch(studyListSearch({ featured: next, page: 1 }), 'push');
  }

  return (
    <>
      <StudyTabs featured={featured} onSelect={select} />
      <div
        role="tabpanel"
        id={studyPanelId}
        aria-labelledby={studyTabId(featured)}
        className="study-panel"
      >
        <h2 className="sr">{t(featured ? 'featuredHeading' : 'allHeading')}</h2>
        <StudyCards key={String(featured)} featured={featured} page={page} />
      </div>
    </>
  );
}
