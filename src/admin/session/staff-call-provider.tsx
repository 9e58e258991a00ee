import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { type StaffCall, StaffCallContext } from '#ui/admin/calls/staff-call.ts';
import { type Asked, createAskOnce } from './ask-once.ts';
import { neededProof } from './needed-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { noteSignedIn, requireStill } from './signed-in-here.ts';
import { isSigningOut } from './signing-out.ts';
import type { StaffReads } from './staff-reads.ts';

type StaffCallProviderProps = { user: AuthUser; reads: StaffReads; children: ReactNode };

/** Gives the screens calls and reads that ask for a missing proof in place, and then go on. */
export function StaffCallProvider({ user, reads, children }: StaffCallProviderProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [ask] = useState(() => createAskOnce(setAsked));
  // What stands in the page belongs to whoever opened it, also when somebody else proves who they are.
  const [opener] = useState(() => noteSignedIn(user));

  const call: StaffCall = useCallback(
    async (send) => {
      for (;;) {
        try {
          requireStill(opener);
          return await send();
        } catch (error) {
          const needed = neededProof(error);
          if (needed === null || isSigningOut() || !(await ask(needed))) throw error;
          // A code by mail opens a session that the call may still find too weak.
        }
      }
    },
    [ask, opener],
  );
  useEffect(() => reads.use(call), [reads, call]);

  return (
    <StaffCallContext value={call}>
      {children}
      <ProofDialog
        user={user.id === opener.id ? user : opener}
        needed={asked?.needed ?? null}
        onAnswer={(isProved) => asked?.answer(isProved)}
      />
    </StaffCallContext>
  );
}
