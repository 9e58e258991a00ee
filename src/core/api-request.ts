import { HttpError } from './http-error.ts';

export type ApiRequestOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds after which a call without a complete response is aborted. */
  timeout?: number;
};

/** The default timeout of the browser's calls, in milliseconds. */
export const callTimeout = 20_000;

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { status, statusText, headers } = response;
  throw new HttpError(status, await response.text(), statusText, headers.get('Retry-After'));
}

/**
 * Calls the API from the browser: JSON with cookies, POST by default. Throws `HttpError` for a non-OK
 * response, and another error if there is none: no network, or the timeout.
 */
export async function apiRequest(url: string, options: ApiRequestOptions = {}): Promise<Response> {
  const { method = 'POST', body, headers, timeout = callTimeout } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  return requireOk(response);
}

type ApiReadOptions = Pick<ApiRequestOptions, 'timeout'> & {
  on401?: 'throw' | 'returnNull';
};

/** Reads JSON from the API by GET. With `on401: 'returnNull'` a 401 returns null. */
export async function apiRead(
  url: string,
  { on401 = 'throw', ...options }: ApiReadOptions = {},
): Promise<unknown> {
  try {
    const response = await apiRequest(url, { method: 'GET', ...options });
    return await response.json();
  } catch (error) {
    if (on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
