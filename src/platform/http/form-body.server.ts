import type { Context } from 'hono';
import { trapName } from '#core/form-trap.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

/** The fields of a form; of repeated names the last counts. */
type FormFields = Record<string, string | File>;

/** Returns whether a request is a form post, as browsers without JavaScript send it. */
export function isFormPost(c: Context): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    c.req.header('content-type') ?? '',
  );
}

/** Reads a form post, its trap as `website`. The refusal is the response: 400 `invalid_form` if it is malformed. */
export async function readForm(c: Context): Promise<Result<FormFields, Response>> {
  try {
    const posted: FormFields = await c.req.parseBody();
    const { [trapName]: trap, ...fields } = posted;
    // The call of the API knows the hidden field by its own name.
    return accept(trap ? { ...fields, website: trap } : fields);
  } catch {
    const title = translate(requestTexts, 'en', 'invalid_form');
    const titlePt = translate(requestTexts, 'pt', 'invalid_form');
    return refuse(problem(c, { status: 400, code: 'invalid_form', title, titlePt }));
  }
}
