import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import type { ContentImport, FollowedImport } from '../transfer.schema.ts';
import {
  cancelImport,
  readImport,
  readLatestImport,
  type StartOptions,
  startImport,
} from './transfer-calls.ts';

/** Milliseconds from one look at a running import to the next, and for which one that ended is shown. */
const interval = 700;
const shownFor = 3_600_000;

/** Whether a page that is opened shows it: it runs, can be confirmed, or has changed something lately. */
function isWorthShowing({ state, isDryRun, startedAt }: ContentImport): boolean {
  if (state === 'running') return true;
  return (state === 'done' || !isDryRun) && Date.now() - Date.parse(startedAt) < shownFor;
}

/** Sends what was read if the server has it still, else the file again. */
async function confirmOrSend(file: File | null, options: StartOptions): Promise<string> {
  if (options.plan === null) return startImport(file, options);
  try {
    return await startImport(null, options);
  } catch (error) {
    const failure = failureOf(error);
    const isGone = failure.kind === 'refused' && failure.code === 'plan_gone';
    if (!isGone || file === null) throw error;
    return startImport(file, options);
  }
}

/** Reads an import again and again until it has ended; `onEach` is told of each look. */
async function follow(
  id: string,
  signal: AbortSignal,
  onEach: (followed: FollowedImport) => void,
): Promise<void> {
  for (;;) {
    // A look that fails is followed by the next: the import goes on without this browser.
    const followed = await readImport(id).catch(() => null);
    if (signal.aborted) return;
    if (followed) onEach(followed);
    if (followed && followed.state !== 'running') return;
    await new Promise((resolve) => setTimeout(resolve, interval));
    if (signal.aborted) return;
  }
}

/** The import that this screen follows: the one that it starts, or that it finds when it is opened. */
export function useImport() {
  const { busy, failure, run } = useStaffAction();
  const cancelling = useStaffAction();
  const [id, setId] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [followed, setFollowed] = useState<FollowedImport | null>(null);
  const [isCancelled, setCancelled] = useState(false);

  useEffect(() => {
    const opened = new AbortController();
    readLatestImport().then(
      (latest) => {
        if (opened.signal.aborted || latest === null) return;
        if (isWorthShowing(latest)) setId((known) => known ?? latest.id);
      },
      () => {},
    );
    return () => opened.abort();
  }, []);

  useEffect(() => {
    if (id === null) return;
    const shown = new AbortController();
    void follow(id, shown.signal, setFollowed);
    return () => shown.abort();
  }, [id]);

  const start = useCallback(
    (chosen: File | null, options: StartOptions) => {
      setFile(chosen);
      setCancelled(false);
      setFollowed(null);
      setId(null);
      void run(() => confirmOrSend(chosen, options), setId);
    },
    [run],
  );

  function cancel(): void {
    if (id === null) return;
    setCancelled(true);
    void cancelling.run(() => cancelImport(id));
  }

  return {
    /** Whether a file is on its way. */
    isSending: busy,
    failure: failure ?? cancelling.failure,
    file,
    /** What is known of the import; null while there is none, or before the first look. */
    followed,
    isCancelled,
    isRunning: busy || (id !== null && (followed === null || followed.state === 'running')),
    start,
    cancel,
  };
}
