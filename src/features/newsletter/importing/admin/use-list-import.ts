import { useEffect, useState } from 'react';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import {
  beginList,
  type Choices,
  endList,
  goOnAsking,
  readLatestList,
  readList,
  sendList,
} from '../list-import-calls.ts';
import type { SubscriberImportDetail } from '../subscriber-imports.schema.ts';

/** Milliseconds from one look at a list that is written to the next, and for which an ended one is shown. */
const interval = 700;
const shownFor = 24 * 3_600_000;

function isWorthShowing({ state, endedAt, stoppedBy }: SubscriberImportDetail): boolean {
  if (state === 'writing' || state === 'ready' || stoppedBy !== null) return true;
  return endedAt !== null && Date.now() - Date.parse(endedAt) < shownFor;
}

/** The list that the screen shows: the one that is chosen, or that came last. */
export function useListImport() {
  const sending = useStaffAction();
  const acting = useStaffAction();
  const [list, setList] = useState<SubscriberImportDetail | null>(null);

  useEffect(() => {
    const opened = new AbortController();
    readLatestList().then(
      (latest) => {
        if (!opened.signal.aborted && latest !== null && isWorthShowing(latest))
          setList((known) => known ?? latest);
      },
      () => {},
    );
    return () => opened.abort();
  }, []);

  const followed = list?.state === 'writing' ? list.id : null;
  useEffect(() => {
    if (followed === null) return;
    const shown = new AbortController();
    const timer = setInterval(() => {
      // A look that fails is followed by the next: the import goes on without this browser.
      readList(followed).then(
        (next) => shown.signal.aborted || setList(next),
        () => {},
      );
    }, interval);
    return () => {
      shown.abort();
      clearInterval(timer);
    };
  }, [followed]);

  const show = async (id: string) => setList(await readList(id));
  return {
    list,
    failure: sending.failure ?? acting.failure,
    isSending: sending.busy,
    isBusy: acting.busy,
    choose(file: File): void {
      setList(null);
      void sending.run(() => sendList(file), show);
    },
    begin(id: string, choices: Choices): void {
      void acting.run(
        () => beginList(id, choices),
        () => show(id),
      );
    },
    cancel(id: string): void {
      void acting.run(
        () => endList(id),
        () => show(id),
      );
    },
    goOn(id: string): void {
      void acting.run(
        () => goOnAsking(id),
        () => show(id),
      );
    },
    forget(id: string): void {
      void acting.run(
        () => endList(id),
        () => setList(null),
      );
    },
  };
}
