import { type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ValuesProps } from './field-changes.tsx';
import { historyTexts } from './history.texts.ts';

/** What a version changed, drawn when somebody wants to see it. */
export function WhatChanged({ children }: { children: () => ReactNode }) {
  const t = useTexts(historyTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('changes')}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

const loadChanges = () => import('./field-changes.tsx').then((part) => part.ChangedValues);

/** What changed between two versions that are here already; the comparison is loaded when it is opened. */
export function ValueChanges(props: ValuesProps) {
  return <WhatChanged>{() => <LatePart load={loadChanges} of={props} />}</WhatChanged>;
}
