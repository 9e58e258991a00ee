import type { Hono } from 'hono';
import { HttpError } from '#core/http-error.ts';
import { matchPattern, type PathParams } from '#core/page-path.ts';
import { accept } from '#core/result.ts';
import { mountedReads } from '#platform/http/mount-reads.server.ts';
import { formatProblem, type Problem } from '#platform/http/problem.server.ts';
import { parseQuery } from '#platform/http/query-params.server.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { describeFailure } from './describe-failure.server.ts';

type MountedRead = ReturnType<typeof mountedReads>[number];

function toHttpError(problem: Problem, cause?: unknown): HttpError {
  const error = new HttpError(problem.status, formatProblem(problem));
  error.cause = cause;
  return error;
}

function findRead(
  reads: readonly MountedRead[],
  path: string,
): { read: MountedRead; params: PathParams } | null {
  for (const read of reads) {
    const params = matchPattern(read.path, path);
    if (params) return { read, params };
  }
  return null;
}

async function run(read: MountedRead, params: PathParams, search: string) {
  const context = read.createContext();
  try {
    const query = read.query ? parseQuery(read.query, search) : accept({});
    return query.ok ? await read.run(context, params, query.value) : query;
  } catch (error) {
    context.logger.error({ err: error, method: 'GET' }, 'a call failed');
    throw toHttpError(describeFailure(error), error);
  }
}

/** Reads what is no declared read, such as the OpenAPI document. */
async function readByRequest(api: Hono, url: string): Promise<unknown> {
  const response = await api.request(url);
  if (response.ok) return response.json();
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/**
 * Reads the API in process; declared reads without a request and JSON. Throws `HttpError` with the
 * status and body that the API would respond with.
 */
export function readFromApi(api: Hono): ReadUrl {
  const reads = mountedReads(api);
  return async (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    const found = findRead(reads, path);
    if (!found) return readByRequest(api, url);
    const outcome = await run(found.read, found.params, search);
    if (!outcome.ok) throw toHttpError(outcome.refusal);
    return outcome.value;
  };
}
