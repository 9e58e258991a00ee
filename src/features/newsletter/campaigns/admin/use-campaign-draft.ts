import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import { useFieldsDraft } from '#ui/admin/draft/use-fields-draft.ts';
import { presentIssueOf, saveDraft } from '../campaign-calls.ts';
import { campaignQuery } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { type CampaignText, type CampaignTexts, campaignTexts } from '../campaigns.ts';

const pauseMs = 1_000;

function textsOf(campaign: CampaignTexts): CampaignTexts {
  const { subject, subjectPt, preheader, preheaderPt, body, bodyPt } = campaign;
  return { subject, subjectPt, preheader, preheaderPt, body, bodyPt };
}

const areSame = (one: CampaignTexts, other: CampaignTexts) =>
  campaignTexts.every((text) => one[text] === other[text]);

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;

/** The texts of an issue, saved whenever the typing pauses, and kept in the browser until then. */
export function useCampaignDraft(start: CampaignDetail) {
  const client = useQueryClient();
  const call = useStaffCall();
  const { language } = useLanguage();
  const { values, change, forget } = useFieldsDraft(`campaign:${start.id}`, textsOf(start));
  /** What the server has, as it was typed, and its revision. */
  const [base, setBase] = useState({ revision: start.revision, texts: textsOf(start) });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<CampaignDetail | null>(null);
  const isUnsaved = !areSame(values, base.texts);
  const { id, state } = start;

  const save = useCallback(
    async (revision: number) => {
      setIsSending(true);
      setFailure(null);
      try {
        const saved = await call(() => saveDraft({ id, revision }, values, language));
        client.setQueryData(campaignQuery(id), saved);
        setBase({ revision: saved.revision, texts: values });
        setConflict(null);
        forget();
      } catch (error) {
        const present = presentIssueOf(error);
        if (present) setConflict(present);
        else setFailure(describeCallFailure(error, language));
      }
      setIsSending(false);
    },
    [call, client, id, values, language, forget],
  );

  const waits =
    state === 'draft' && isUnsaved && !isSending && failure === null && conflict === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(base.revision), pauseMs);
    return () => clearTimeout(timer);
  }, [waits, save, base.revision]);

  // Somebody else saved: an editor in which nothing is unsaved follows.
  const isOutdated = start.revision > base.revision && !isUnsaved && !isSending;
  useEffect(() => {
    if (!isOutdated) return;
    setBase({ revision: start.revision, texts: textsOf(start) });
    change(textsOf(start));
    forget();
  }, [isOutdated, start, change, forget]);

  return {
    values,
    isUnsaved,
    isSending,
    failure,
    hasConflict: conflict !== null,
    write(text: CampaignText, value: string): void {
      setFailure(null);
      change({ [text]: value });
    },
    /** Puts all texts in the place of those that stand there; they are saved like what is typed. */
    writeAll(texts: CampaignTexts): void {
      setFailure(null);
      change(textsOf(texts));
    },
    keepMine: () => void (conflict && save(conflict.revision)),
    takeTheirs(): void {
      if (!conflict) return;
      setBase({ revision: conflict.revision, texts: textsOf(conflict) });
      change(textsOf(conflict));
      forget();
      setConflict(null);
    },
  };
}
