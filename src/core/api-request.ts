import { HttpError } from './http-error.ts';

export type ApiRequestOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

const patience = 20_000;

/** Gives a call up whose answer has not come within 20 seconds: its `signal`. */
export function answerTimeout(): AbortSignal {
  return AbortSignal.timeout(patience);
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/**
 * The one way the browser writes to the API: JSON with cookies, POST unless told otherwise.
 * Throws `HttpError` for a non-OK answer, `TypeError` when the network fails.
 */
export async function apiRequest(url: string, options: ApiRequestOptions = {}): Promise<Response> {
  const { method = 'POST', body, headers, signal } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return requireOk(response);
}

/** The one way the browser reads: GET, JSON. With `on401: 'returnNull'` a 401 answers null. */
export async function apiRead(
  url: string,
  { on401 = 'throw', signal }: { on401?: 'throw' | 'returnNull'; signal?: AbortSignal } = {},
): Promise<unknown> {
  try {
    const response = await apiRequest(url, { method: 'GET', ...(signal ? { signal } : {}) });
    return await response.json();
  } catch (error) {
    if (on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
