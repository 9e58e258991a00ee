import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { editorTexts } from '../../admin/editor.texts.ts';
import type { SourceChangesProps } from './source-changes.tsx';

const loadChanges = () => import('./source-changes.tsx').then((part) => part.SourceChanges);

/** What changed in the English since a Portuguese text was written. */
export function StaleSource(props: SourceChangesProps) {
  const t = useTexts(editorTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="content-stale"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('changedEnglish')}</summary>
      {isOpen ? <LatePart key={props.record.revision} load={loadChanges} of={props} /> : null}
    </details>
  );
}
