import type { Context } from 'hono';
import { problem } from '#platform/http/problem.server.ts';
import type { Missing } from './permissions.ts';

const titles: Record<Missing['code'], [en: string, pt: string]> = {
  role_required: ['Your role does not allow this', 'A sua função não permite isto'],
  passkey_required: ['This needs your passkey', 'Isto exige a sua chave de acesso'],
  passkey_again: [
    'Please confirm that it is you: this needs a proof of the last ten minutes',
    'Confirme que é a própria pessoa: exige-se uma prova dos últimos dez minutos',
  ],
};

/** Responds 401 `not_signed_in` to whoever has no session. */
export function refuseSignedOut(c: Context): Response {
  const [title, titlePt] = ['Nobody is signed in', 'Ninguém tem sessão iniciada'];
  return problem(c, { status: 401, code: 'not_signed_in', title, titlePt });
}

/** Responds 403 with what is missing: a role (`roles` lists those that may), or a proof. */
export function refuseMissing(c: Context, missing: Missing): Response {
  const [title, titlePt] = titles[missing.code];
  return problem(c, { status: 403, title, titlePt, ...missing });
}
