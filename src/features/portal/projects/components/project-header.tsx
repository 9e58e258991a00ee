import type { RefObject } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconDay } from '../../components/portal-icons.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { ContactManager } from '../../messages/components/contact-manager.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Project } from '../../portal.ts';
import { useNothingToPress, usePortalActions } from '../../portal-actions.ts';
import './project-header.css';

type ProjectHeaderProps = { project: Project; heading: RefObject<HTMLHeadingElement | null> };

export function ProjectHeader({ project, heading }: ProjectHeaderProps) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  const actions = usePortalActions();
  const isLeftOut = useNothingToPress();
  const name = localize(language, project.name, project.namePt);
  return (
    <header className="portal-header">
      <div>
        <StatusBadge status={`project.${project.status}`} />
        <h2 className="portal-header__name" ref={heading} tabIndex={-1} lang={name.lang}>
          {name.text}
        </h2>
        <Localized as="p" en={project.description} pt={project.descriptionPt} />
      </div>
      <div className="row">
        {project.isReadOnly ? null : <ContactManager manager={project.manager} />}
        {isLeftOut ? null : (
          <Button variant="line" size="sm" disabled={!actions} onClick={() => actions?.meet()}>
            <IconDay />
            {t('scheduleMeeting')}
          </Button>
        )}
      </div>
    </header>
  );
}
