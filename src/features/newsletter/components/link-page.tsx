import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import type { QueryResult } from '#query/use-query.tsx';
import { LinkButton, type LinkButtonProps } from './link-button.tsx';
import { LinkState, type LinkStateProps } from './link-state.tsx';

type View = Omit<LinkStateProps, 'focused'>;

type LinkPageProps<Data> = {
  token: string;
  /** The state of the link, as read from the server. */
  read: QueryResult<Data>;
  /** Whether the link's action has already been done. */
  wasDone: (data: Data) => boolean;
  /** The action of the link, offered while it is open. */
  button: Pick<LinkButtonProps, 'call' | 'label' | 'busyLabel' | 'failure'>;
  open: View;
  broken: View;
  done: View;
  unknown: View;
};

/** The page of a mailed link: shows the state of the link; only a press acts. */
export function LinkPage<Data>({ token, read, wasDone, button, ...views }: LinkPageProps<Data>) {
  const { data, error, isPending } = read;
  const [ended, setEnded] = useState<'done' | 'unknown' | null>(null);
  const isUnknown = ended === 'unknown' || (error instanceof HttpError && error.status === 404);
  const isDone = ended === 'done' || (data !== undefined && wasDone(data));
  const state = isUnknown ? 'unknown' : isDone ? 'done' : error ? 'broken' : 'open';
  const view = views[state];
  const press =
    state === 'open' && !isPending ? (
      <LinkButton {...button} token={token} onEnd={setEnded} />
    ) : null;
  const ways = (
    <>
      {press}
      {view.ways}
    </>
  );
  return (
    <LinkState
      key={state}
      {...view}
      focused={ended !== null}
      ways={press || view.ways ? ways : undefined}
    />
  );
}
