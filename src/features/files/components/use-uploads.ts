import { useCallback, useRef, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import { sendFile } from '../file-calls.ts';
import { filesUrl } from '../files.queries.ts';
import type { SiteFile } from '../files.schema.ts';

/** A file on its way. `part`: from 0 to 1. */
export type Upload = {
  id: string;
  file: File;
  part: number;
  state: 'sending' | 'stored' | 'failed';
  failure: string | null;
  /** A phone's HEIC, which is kept and cannot be shown. */
  isHeic: boolean;
  /** Whether another attempt may end otherwise. */
  canRetry: boolean;
};

/** Uploads files one after the other, each of which can be tried again; `onStored` gets those that arrive. */
export function useUploads(onStored: (file: SiteFile) => void = () => {}) {
  const { language } = useLanguage();
  const client = useQueryClient();
  const call = useStaffCall();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback((id: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);

  async function send({ id, file }: Pick<Upload, 'id' | 'file'>): Promise<void> {
    change(id, { state: 'sending', part: 0, failure: null });
    try {
      const stored = await call(() => sendFile(id, file, (part) => change(id, { part })));
      change(id, { state: 'stored', part: 1, isHeic: stored.mime === 'image/heic' });
      client.invalidate(filesUrl);
      onStored(stored);
    } catch (error) {
      const canRetry = failureOf(error).kind === 'failed';
      change(id, { state: 'failed', failure: describeCallFailure(error, language), canRetry });
    }
  }

  function queue(upload: Pick<Upload, 'id' | 'file'>): void {
    last.current = last.current.then(() => send(upload));
  }

  function add(files: Iterable<File>): void {
    const added = Array.from(files, (file) => ({ id: crypto.randomUUID(), file }));
    const fresh = {
      part: 0,
      state: 'sending',
      failure: null,
      isHeic: false,
      canRetry: true,
    } as const;
    setUploads((all) => [...all, ...added.map((one) => ({ ...one, ...fresh }))]);
    for (const one of added) queue(one);
  }

  return { uploads, add, retry: queue, clear: () => setUploads([]) };
}
