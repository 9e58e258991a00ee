import { type FormEvent, useState } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { filesTexts } from '../components/files.texts.ts';
import { changePicture } from '../file-calls.ts';
import { filesUrl } from '../files.queries.ts';
import type { PictureDetails } from '../files.schema.ts';
import { longestAlt, longestCredit } from '../files.ts';
import { FocalPoint } from './focal-point.tsx';

/** What is said about a picture: in two languages what it shows, whose it is, and where its point is. */
export function PictureForm({ id, picture }: { id: string; picture: PictureDetails }) {
  const t = useTexts(filesTexts);
  const client = useQueryClient();
  const { busy, failure, run } = useStaffAction();
  const { alt, altPt, credit, focusX, focusY } = picture;
  const [values, setValues] = useState({ alt, altPt, credit, focusX, focusY });
  const [isSaved, setIsSaved] = useState(false);

  function set(changes: Partial<typeof values>): void {
    setIsSaved(false);
    setValues((before) => ({ ...before, ...changes }));
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    void run(
      () => changePicture(id, values),
      () => {
        client.invalidate(filesUrl);
        setIsSaved(true);
      },
    );
  }

  return (
    <form className="files-details" onSubmit={save}>
      <TextField
        label={t('alt')}
        lang={htmlLangOf.en}
        maxLength={longestAlt}
        value={values.alt}
        hint={t('altHint')}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <TextField
        label={t('altPt')}
        lang={htmlLangOf.pt}
        maxLength={longestAlt}
        value={values.altPt}
        onChange={({ target }) => set({ altPt: target.value })}
      />
      <TextField
        label={t('credit')}
        maxLength={longestCredit}
        value={values.credit}
        hint={t('creditHint')}
        onChange={({ target }) => set({ credit: target.value })}
      />
      {picture.state === 'ready' ? (
        <FocalPoint picture={picture} value={values} onChange={set} />
      ) : null}
      <FailureNote failure={failure} />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <span role="status">{isSaved ? t('saved') : ''}</span>
      </div>
    </form>
  );
}
