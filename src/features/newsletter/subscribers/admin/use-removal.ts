import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
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
  const offerUndo = useUndo();
  const removal = useStaffAction();
  const restoring = useStaffAction();
  const [asked, setAsked] = useState<Asked>([]);

  function close(): void {
    removal.forget();
    setAsked([]);
  }

  function tellRestored(): Promise<void> {
    showToast({ title: t('restored') });
    return onChanged();
  }

  function offerToRestore(ids: readonly string[]): void {
    const { length: count } = ids;
    if (count === 0) return;
    offerUndo({
      text: count === 1 ? t('removed_one') : t('removed_many', { count }),
      async undo() {
        await restoreSubscribers(ids, language);
        await tellRestored();
      },
    });
  }

  return {
    asked,
    busy: removal.busy,
    failure: removal.failure,
    restoreBusy: restoring.busy,
    restoreFailure: restoring.failure,
    ask: setAsked,
    close,
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
          offerToRestore(changed);
          return onChanged();
        },
      ),
    restore: (ids: readonly string[]) =>
      void restoring.run(() => restoreSubscribers(ids, language), tellRestored),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
