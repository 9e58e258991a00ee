import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { SectionBoundary } from '#ui/feedback/section-boundary.tsx';
import { sectionNamesTexts } from './section-names.texts.ts';

type PageSectionProps = { name: keyof typeof sectionNamesTexts.en; children: ReactNode };

/** A section of a page that fails alone: the others stay if it throws. */
export function PageSection({ name, children }: PageSectionProps) {
  const t = useTexts(sectionNamesTexts);
  return <SectionBoundary name={t(name)}>{children}</SectionBoundary>;
}
