import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { RemovalReason } from '../subscriber-list.ts';
import { removeSubscribers, restoreSubscribers } from '../subscribers-calls.ts';
import { subscribersTexts } from './subscribers-admin.texts.ts';

type Asked = readonly { id: string; email: string }[];

/** Taking off the list, which asks why, and the way back. */
export function useRemoval(onChanged: () => Promise<void>) {
  const t = useTexts(subscribersTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const removal = useStaffAction();
  const undo = useStaffAction();
  const [asked, setAsked] = useState<Asked>([]);
  const [undoable, setUndoable] = useState<readonly string[]>([]);

  function close(): void {
    removal.forget();
    setAsked([]);
  }

  return {
    asked,
    undoable,
    busy: removal.busy,
    failure: removal.failure,
    undoBusy: undo.busy,
    undoFailure: undo.failure,
    ask: setAsked,
    close,
    forgetUndo: () => setUndoable([]),
    remove: (reason: RemovalReason) =>
      void removal.run(
        () =>
          removeSubscribers(
            asked.map(({ id }) => id),
            reason,
            language,
          ),
        (changed) => {
          close();
          setUndoable(changed);
          return onChanged();
        },
      ),
    restore: (ids: readonly string[]) =>
      void undo.run(
        () => restoreSubscribers(ids, language),
        () => {
          setUndoable([]);
          showToast({ title: t('restored') });
          return onChanged();
        },
      ),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
