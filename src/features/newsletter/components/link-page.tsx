import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import type { QueryResult } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { LinkButton } from './link-button.tsx';
import './link-page.css';

type Heading = { title: string; lead: string };
type NextLink = { label: string; to: string };

type LinkPageProps<Data> = {
  token: string;
  /** The state of the link, as read from the server. */
  read: QueryResult<Data>;
  /** Whether the link's action has already been done. */
  wasDone: (data: Data) => boolean;
  call: string;
  button: { label: string; busyLabel: string; failure: string };
  open: Heading;
  broken: Heading;
  done: Heading & { way: NextLink };
  unknown: Heading & { way: NextLink };
};

/** The page of a mailed link: shows the state of the link; only a press acts. */
export function LinkPage<Data>(props: LinkPageProps<Data>) {
  const { token, read, wasDone, call, button } = props;
  const { data, error, isPending } = read;
  const [ended, setEnded] = useState<'done' | 'unknown' | null>(null);
  const isUnknown = ended === 'unknown' || (error instanceof HttpError && error.status === 404);
  const isDone = ended === 'done' || (data !== undefined && wasDone(data));
  const state = isUnknown ? 'unknown' : isDone ? 'done' : error ? 'broken' : 'open';
  const { title, lead } = props[state];
  const way = state === 'done' || state === 'unknown' ? props[state].way : null;
  return (
    <>
      <div role="status">
        <PageHead title={title} lead={lead} />
      </div>
      <div className="wrap link-page">
        {state === 'open' && !isPending ? (
          <LinkButton call={call} token={token} {...button} onEnd={setEnded} />
        ) : null}
        {way ? (
          <Link className={buttonClass()} to={way.to}>
            {way.label}
          </Link>
        ) : null}
      </div>
    </>
  );
}
