import type { ComponentType } from 'react';
import { PartFailure } from './list/list-states.tsx';
import { useLoaded } from './use-loaded.ts';

type LatePartProps<Props extends object> = {
  /** The same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  of: Props;
  /** Once it was needed, it stays, so that a dialog can close. */
  isNeeded?: boolean;
};

/** A part of a screen whose code is loaded when it is first needed. */
export function LatePart<Props extends object>(props: LatePartProps<Props>) {
  const { load, of, isNeeded = true } = props;
  const loaded = useLoaded(isNeeded, load);
  return (
    <>
      <PartFailure of={loaded} />
      {loaded.part ? <loaded.part {...of} /> : null}
    </>
  );
}
