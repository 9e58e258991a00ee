import type { Context as HonoContext } from 'hono';
import { contentErrorText } from '#features/content/content.texts.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import type { FieldRefusal } from '#features/content/kinds/content-kind.server.ts';
import { previewTexts } from '#features/content/preview/preview.texts.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { formatNote } from './preview-document.server.ts';

type PlainCode =
  | 'busy'
  | 'ended'
  | 'no_page'
  | 'not_found'
  | 'role_required'
  | 'signed_out'
  | 'unknown'
  | 'withdrawn';

type Note = { status: 401 | 403 | 404 | 410 | 422 | 503 } & (
  | { code: PlainCode; href?: string }
  | { code: 'not_ready'; fields: readonly FieldRefusal[] }
);

/** Responds with a page that says why there is no preview. */
export function respondNote(c: HonoContext, language: Language, note: Note) {
  const t = (name: keyof typeof previewTexts.en) => translate(previewTexts, language, name);
  const heading = t(note.code);
  if (note.code === 'not_ready') {
    const text = note.fields
      .map(({ field, code }) => {
        const reason = contentErrorText(language, field, code);
        return `${labelOf(language, field)}: ${reason}.`;
      })
      .join(' ');
    return c.html(formatNote(language, { heading, text }), note.status);
  }
  const link = note.href === undefined ? {} : { link: { href: note.href, text: t('sign_in') } };
  const text = t(`${note.code}_text`);
  return c.html(formatNote(language, { heading, text, ...link }), note.status);
}
