import type { Context, ErrorHandler } from 'hono';
import { HttpError } from '#core/http-error.ts';
import type { Company } from '#features/company/company.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { FileStoreSilentError } from '#platform/files/file-store.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import {
  type FailureStatus,
  failurePageModule,
  renderFailurePage,
} from '#site/failure-page/failure-page.server.tsx';
import { formatDocument } from '../document.server.ts';
import { type PageAssets, withoutScripts } from '../page-assets.server.ts';

type FailureSetup = {
  logger: Logger;
  origin: string;
  assets: PageAssets;
  /** The company as last read. */
  company: () => Company | null;
};

/** Seconds. */
const retryAfter = '5';

function statusOf(error: Error): FailureStatus {
  if (error instanceof DatabaseUnavailableError || error instanceof FileStoreSilentError)
    return 503;
  return error instanceof HttpError && error.status === 503 ? 503 : 500;
}

function setHeaders(c: Context, status: FailureStatus): void {
  c.header('Cache-Control', 'no-store');
  if (status === 503) c.header('Retry-After', retryAfter);
}

const plainTexts: Record<FailureStatus, string> = {
  503: 'Not available at the moment; try again in a few seconds.\n',
  500: 'Something failed on our side.\n',
};

async function formatPage(
  c: Context,
  status: FailureStatus,
  { origin, assets, company }: FailureSetup,
): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const shown = company();
  const page = renderFailurePage({ status, pathname, search, origin, company: shown });
  const look = shown?.look;
  const lines = withoutScripts(assets.linesFor(failurePageModule));
  return assets.finish(pathname, formatDocument({ ...page, look, state: '[]' }, lines));
}

/** Responds to what failed outside the API: pages with a page in the site's look, files with a line. */
export function handleFailures(setup: FailureSetup): { page: ErrorHandler; file: ErrorHandler } {
  const { logger } = setup;
  function begin(error: Error, c: Context): FailureStatus {
    logger.error({ err: error }, 'a request failed');
    const status = statusOf(error);
    setHeaders(c, status);
    return status;
  }
  return {
    async page(error, c) {
      const status = begin(error, c);
      try {
        return c.html(await formatPage(c, status, setup), status);
      } catch (failure) {
        logger.error({ err: failure }, 'the page of a failure failed');
        return c.text(plainTexts[status], status);
      }
    },
    file: (error, c) => {
      const status = begin(error, c);
      return c.text(plainTexts[status], status);
    },
  };
}
