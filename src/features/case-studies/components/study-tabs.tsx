import type { KeyboardEvent } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { caseStudiesPath } from '#paths.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { tabAfterKey } from '#ui/controls/tab-keys.ts';
import { studyListTexts } from '../study-list.texts.ts';
import '#ui/controls/segment.css';

export const studyPanelId = 'case-studies-panel';
const views = [false, true];

export function studyTabId(featured: boolean): string {
  return featured ? 'case-studies-featured' : 'case-studies-all';
}

type StudyTabsProps = { featured: boolean; onSelect: (featured: boolean) => void };

/** The tabs All and Featured: submit buttons, so that they work before and without scripts. */
export function StudyTabs({ featured, onSelect }: StudyTabsProps) {
  const t = useTexts(studyListTexts);
  const { prefix } = useNavigation().address;

  function selectByKey(event: KeyboardEvent) {
    const next = tabAfterKey(event, views, featured);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(studyTabId(next))?.focus();
  }

  return (
    <form className="study-tabs" action={withPrefix(prefix, caseStudiesPath.href())}>
      <div className="seg" role="tablist" aria-label={t('tabs')}>
        {views.map((view) => (
          <button
            key={studyTabId(view)}
            type="submit"
            role="tab"
            id={studyTabId(view)}
            aria-selected={view === featured}
            aria-controls={studyPanelId}
            {...(view ? { name: 'show', value: 'featured' } : {})}
            onClick={(event) => {
              event.preventDefault();
              onSelect(view);
            }}
            onKeyDown={selectByKey}
          >
            {t(view ? 'featured' : 'all')}
          </button>
        ))}
      </div>
    </form>
  );
}
