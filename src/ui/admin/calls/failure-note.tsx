import { Note } from '../note.tsx';

/** Why the last press changed nothing; nothing while there is no failure. */
export function FailureNote({ failure }: { failure: string | null }) {
  return failure === null ? null : <Note tone="bad" title={failure} isAlert />;
}
