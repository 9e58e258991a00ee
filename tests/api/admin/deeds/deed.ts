import type { Browser, StaffSite } from '../../../factories/staff-site.ts';

export type Stage = { site: StaffSite; owner: Browser };

/** Repeats the same call; `as` is who makes it. */
export type Press = (as: Browser) => Promise<Response>;

/** Prepares what a call needs to succeed, and returns the call. */
export type Preparation = (stage: Stage) => Promise<Press>;

export type Deed = {
  prepareCall: Preparation;
  /** What the log has of it: each action, the keys of its `before`, and those of its `after`. */
  rows: string;
};

/** A deed, with the rows that the log has of it: `action before > after`, by `-` where there is none. */
export function logs(rows: string, prepareCall: Preparation): Deed {
  return { rows, prepareCall };
}

type Options = { method?: string; headers?: Record<string, string> };

/** A call below `/api/admin`. */
export function pressOf(path: string, body?: unknown, options: Options = {}): Press {
  return (as) => as.send(`/api/admin${path}`, body, options);
}

/** Makes a call that a deed builds upon, and returns its answer. */
export async function prepare<Answer>({ owner }: Stage, press: Press): Promise<Answer> {
  const response = await press(owner);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return (text.startsWith('{') ? JSON.parse(text) : {}) as Answer;
}

export const put = { method: 'PUT' };
export const remove = { method: 'DELETE' };
export const seen = (revision: number) => ({ 'If-Match': `"${revision}"` });
