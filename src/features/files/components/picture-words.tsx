import { useState } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { TextField } from '#ui/form/field.tsx';
import { changePicture } from '../file-calls.ts';
import { filesUrl } from '../files.queries.ts';
import type { PictureDetails } from '../files.schema.ts';
import { longestAlt } from '../files.ts';
import { filesTexts } from './files.texts.ts';
import './picture-words.css';

type PictureWordsProps = {
  id: string;
  picture: PictureDetails;
  hint: string;
  readOnly: boolean;
  onSaved: () => void;
};

/** What is said of a picture to who does not see it, in both languages; each is stored when it is left. */
export function PictureWords({ id, picture, hint, readOnly, onSaved }: PictureWordsProps) {
  const t = useTexts(filesTexts);
  const client = useQueryClient();
  const { failure, run } = useStaffAction();
  const [words, setWords] = useState({ alt: picture.alt, altPt: picture.altPt });
  function save(name: 'alt' | 'altPt'): void {
    if (words[name].trim() === picture[name]) return;
    void run(
      () => changePicture(id, { [name]: words[name] }),
      () => {
        client.invalidate(filesUrl);
        onSaved();
      },
    );
  }
  return (
    <div className="picture-words">
      {(['alt', 'altPt'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          lang={htmlLangOf[name === 'alt' ? 'en' : 'pt']}
          value={words[name]}
          hint={name === 'alt' ? hint : undefined}
          maxLength={longestAlt}
          readOnly={readOnly}
          autoComplete="off"
          onChange={({ target }) => setWords({ ...words, [name]: target.value })}
          onBlur={() => save(name)}
        />
      ))}
      <FailureNote failure={failure} />
    </div>
  );
}
