import type { WholeSite } from './whole-site.ts';

export type PlainAnswer = {
  status: number;
  location: string | null;
  cacheControl: string | null;
  html: string;
  /** The hidden fields of the form that is shown. */
  hidden: Record<string, string>;
};

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value = '']) => [name, unescapeHtml(value)]));
}

async function answerOf(response: Response): Promise<PlainAnswer> {
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    cacheControl: response.headers.get('cache-control'),
    html,
    hidden: hiddenFields(html),
  };
}

/** Returns the words that a document shows. */
export function wordsOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]+>/g, ''));
}

/** Opens a page. */
export async function openPage({ app }: WholeSite, path: string): Promise<PlainAnswer> {
  return answerOf(await app.request(path));
}

/** Posts a form as a browser without scripts does. */
export async function postForm(
  { app, origin }: Pick<WholeSite, 'app' | 'origin'>,
  path: string,
  fields: Record<string, string>,
  { headers = {}, address }: { headers?: Record<string, string>; address?: string } = {},
): Promise<PlainAnswer> {
  const connection = { incoming: { socket: { remoteAddress: address, remotePort: 1 } } };
  const type = 'application/x-www-form-urlencoded';
  const request = {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  };
  return answerOf(await app.request(path, request, address === undefined ? {} : connection));
}
