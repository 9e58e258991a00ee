import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Project } from '../../portal.ts';
import { formatPercent } from '../../portal-formats.ts';
import './project-list.css';

type ProjectListProps = {
  projects: readonly Project[];
  selected: Project;
  onSelect: (project: Project) => void;
};

/** The whole card is clickable; the project's name is the button. */
export function ProjectList({ projects, selected, onSelect }: ProjectListProps) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <section className="portal-list" aria-labelledby="portal-projects">
      <h2 id="portal-projects">{t('projects')}</h2>
      <ul>
        {projects.map((project) => {
          const name = localize(language, project.name, project.namePt);
          return (
            <li key={project.id} className="portal-project">
              <div className="portal-project__line">
                <button
                  type="button"
                  aria-current={project.id === selected.id ? 'true' : undefined}
                  lang={name.lang}
                  onClick={() => onSelect(project)}
                >
                  {name.text}
                </button>
                <StatusBadge status={`project.${project.status}`} />
              </div>
              <ProgressBar value={project.progress} label={t('progressOf', { name: name.text })} />
              <div className="portal-project__line">
                <span>{project.manager.name}</span>
                <span className="num">{formatPercent(project.progress, language)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
