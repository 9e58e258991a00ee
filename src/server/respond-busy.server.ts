import type { Hono } from 'hono';
import { parseAddress } from '#core/site-address.ts';
import type { Company } from '#features/company/company.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';
import { tooManyRequests } from '#platform/http/too-many-requests.server.ts';
import { renderBusyPage } from '#site/busy/busy-page.server.tsx';
import type { RespondLimited } from './middleware/search-limits.server.ts';
import { readFromApi } from './read-from-api.server.ts';

/** Responds to a call with a problem. */
export const respondBusyCall: RespondLimited = (c, { status, wait }) => {
  if (status === 429) return tooManyRequests(c, wait);
  c.header('Retry-After', String(wait));
  const title = translate(requestTexts, 'en', 'busy');
  const titlePt = translate(requestTexts, 'pt', 'busy');
  return problem(c, { status, code: 'busy', title, titlePt });
};

/** Responds with a page in the language of the address. `api` is the API of this process. */
export function respondBusyPage(api: Hono): RespondLimited {
  const readUrl = readFromApi(api);
  return async (c, { status, wait }) => {
    const company = (await readUrl('/api/company')) as Company;
    const language = parseAddress(c.req.path).prefix === '/pt' ? 'pt' : 'en';
    c.header('Retry-After', String(wait));
    c.header('Cache-Control', 'no-store');
    return c.html(renderBusyPage({ company, language, seconds: wait }), status);
  };
}
