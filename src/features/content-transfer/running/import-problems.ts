import { translate } from '#i18n/texts.ts';
import { fileRefusalText, importProblemTexts, problemTexts } from '../content-transfer.texts.ts';
import type { UnreadableFile } from '../incoming.ts';
import type { ImportProblem } from '../transfer.schema.ts';

type Code = keyof (typeof importProblemTexts)['en'];

const statuses: Record<Code, ImportProblem['status']> = {
  cancelled: 409,
  interrupted: 503,
  out_of_memory: 422,
  ended: 503,
  failed: 503,
  import_running: 409,
  plan_gone: 410,
  file_too_large: 413,
  not_found: 404,
  old_site_invalid: 422,
};

/** What a call answers, and the record of an import keeps. `written`: records that stay. */
export function importProblem(
  code: Code,
  { written = 0, total = 0 }: { written?: number; total?: number } = {},
): ImportProblem {
  const [title, titlePt] = (['en', 'pt'] as const).map((language) => {
    const why = translate(importProblemTexts, language, code);
    if (written === 0) return why;
    return `${why}. ${translate(problemTexts, language, 'written_stays', { written, total })}`;
  });
  const stays = written > 0 ? { written, total } : {};
  return { status: statuses[code], code, title: title ?? '', titlePt: titlePt ?? '', ...stays };
}

/** The problem of a file that was not read. */
export function fileProblem({ refusal }: UnreadableFile): ImportProblem {
  return {
    status: 422,
    code: 'unreadable_file',
    fault: refusal.code,
    where: refusal.where,
    title: fileRefusalText('en', refusal),
    titlePt: fileRefusalText('pt', refusal),
  };
}

/** Something has changed since the dry run that was confirmed; the report is the new one. */
export function planChanged(): ImportProblem {
  return {
    status: 409,
    code: 'plan_changed',
    title: translate(problemTexts, 'en', 'plan_changed'),
    titlePt: translate(problemTexts, 'pt', 'plan_changed'),
  };
}
